/** The locales with complete messages in the code. Error messages use one of these. */
export type MessageLocale = 'en' | 'zh-Hans';
