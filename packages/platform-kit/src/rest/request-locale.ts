import type { MessageLocale } from '@signalbox/api';
import { preferredTags } from '../preferred-tags';

/** Chinese for users who prefer it, and for clients without the header (those of the ecosystem); English for all others. */
export function requestLocale(acceptLanguage: string | undefined): MessageLocale {
  if (acceptLanguage === undefined || acceptLanguage.trim() === '' || acceptLanguage.trim() === '*') return 'zh-Hans';
  for (const tag of preferredTags(acceptLanguage)) {
    // Also accepts `zh_Hans`, the form of the settings; `\b` would not match before the underscore.
    if (/^zh(?![a-z\d])/i.test(tag)) return 'zh-Hans';
    if (/^en(?![a-z\d])/i.test(tag)) return 'en';
  }
  return 'en';
}
