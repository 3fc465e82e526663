import { formatMessage, type LocaleMessages, type MessageParams } from '../core';

/**
 * Messages in the user's locale. The key has a namespace, e.g. `forms/notice_settings/sms::sms.appKey.title` or
 * `engine::validation.required`. Returns undefined for an unknown key. A new function is a new locale: components
 * render again.
 */
export type FormMessages = (key: string, params?: MessageParams) => string | undefined;

/** The part of i18next that messages are read from. */
interface MessageBundles {
  /** The user's locale first, then the fallbacks. */
  languages: readonly string[];
  getResourceBundle: (language: string, namespace: string) => unknown;
}

/**
 * Reads messages directly from i18next's flat bundles, one look-up each: a form of 1,000 fields reads thousands of them.
 * Create a new function when the locale changes or a language pack is loaded.
 */
export function messagesOf({ languages, getResourceBundle }: MessageBundles): FormMessages {
  const bundles = new Map<string, LocaleMessages[]>();
  const bundlesOf = (namespace: string) => {
    const known = bundles.get(namespace);
    if (known !== undefined) return known;
    const loaded = languages.flatMap((language) => {
      const messages = getResourceBundle(language, namespace);
      return isMessages(messages) ? [{ language, messages }] : [];
    });
    // Bundles that are not loaded yet are not cached.
    if (loaded.length > 0) bundles.set(namespace, loaded);
    return loaded;
  };
  return (key, params) => {
    const end = key.indexOf('::');
    return formatMessage(bundlesOf(key.slice(0, end)), { key: key.slice(end + 2), params });
  };
}

function isMessages(value: unknown): value is Record<string, string> {
  return typeof value === 'object' && value !== null;
}
