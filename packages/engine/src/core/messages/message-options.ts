import { numberText } from './number-text';

/** How i18next fills messages, as `fillParams` does: params are `{name}`, and a number is written in the user's language. */
export const messageOptions = {
  keySeparator: false,
  nsSeparator: '::',
  pluralSeparator: '_',
  // React escapes, so i18next must not.
  interpolation: { prefix: '{', suffix: '}', escapeValue: false, alwaysFormat: true },
  returnEmptyString: false,
  initAsync: false,
} as const;

/** i18next's module that formats params. Messages name no format of their own. */
export const messageFormatter = {
  type: 'formatter',
  init: () => {},
  add: () => {},
  addCached: () => {},
  format: <Value>(value: Value, _format?: string, language = 'en'): Value | string =>
    typeof value === 'number' ? numberText(value, language) : value,
} as const;
