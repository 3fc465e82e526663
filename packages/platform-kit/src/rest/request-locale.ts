import { preferredTags } from '../preferred-tags';

/** The languages that are complete in the code; error messages come in one of these. */
export type MessageLocale = 'en' | 'zh-Hans';

/** Chinese for readers who name it first, and for clients that name nothing (the ecosystem's own); English for all others. */
export function requestLocale(acceptLanguage: string | undefined): MessageLocale {
  if (acceptLanguage === undefined || acceptLanguage.trim() === '' || acceptLanguage.trim() === '*') return 'zh-Hans';
  for (const tag of preferredTags(acceptLanguage)) {
    // `zh_Hans`, as the settings spell it, is understood too; `\b` would not see the underscore as a boundary.
    if (/^zh(?![a-z\d])/i.test(tag)) return 'zh-Hans';
    if (/^en(?![a-z\d])/i.test(tag)) return 'en';
  }
  return 'en';
}
