import type { LanguageText } from '@signalbox/schemas/language-text';

/** `GET core/setting/part`: the settings that a login page needs, without a token. */
export interface SettingPart {
  name?: LanguageText;
  logo?: string;
  backgroundImage?: string;
  copyright?: LanguageText;
  /** Default language of the interface. */
  language?: string;
  /** Languages that are offered; all known ones if it is missing. */
  languages?: string[];
  /** Packs for languages besides those built in. `url` is an image value: below `/rest` unless it is a complete address. */
  languagePacks?: LanguagePack[];
  /** True switches the captcha off for all but administrators. Otherwise it follows a failed login. */
  notShowCode?: boolean;
  /** False: no failed login is followed by a captcha, not even an administrator's. */
  needVerifyCode?: boolean;
  theme?: ThemeValue;
  layout?: 'layout1' | 'layout2';
  layout_mode?: 'inline' | 'vertical';
  safeRequest?: boolean;
}

/** A `.json` file of the media library's `languagePack` catalogue: namespace → key → text. */
export interface LanguagePack {
  /** `fr`, `ar`, … */
  code: string;
  /** The language's own name. */
  label: string;
  url: string;
}

/** A theme, built in or from `core/theme`. The settings store a complete copy (`schemas/shared/theme.json`). */
export interface ThemeValue {
  id: string;
  name: string;
  type: 'builtIn' | 'custom';
  /** Colour scheme of the theme. The user's own choice wins. */
  isDark?: boolean;
  /** antd design tokens: `colorPrimary`, `borderRadius`, … */
  tokens?: Record<string, string | number | boolean>;
}
