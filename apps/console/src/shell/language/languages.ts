import type { Locale } from 'antd/es/locale';

/** Data of one language that the interface needs besides its messages. */
export interface LanguageInfo {
  /** Code in the settings and on the wire. */
  wire: string;
  /** BCP-47: file names, `lang`, `Accept-Language`. */
  code: string;
  /** In the language itself. */
  label: string;
  /** True if its messages are part of the code. Other languages have a pack. */
  isBuiltIn: boolean;
  loadAntd: () => Promise<{ default: Locale }>;
  /** Name in dayjs, and its module. */
  dayjs: { name: string; load: () => Promise<unknown> };
}

export const knownLanguages: LanguageInfo[] = [
  {
    wire: 'zh_Hans',
    code: 'zh-Hans',
    label: '简体中文',
    isBuiltIn: true,
    loadAntd: () => import('antd/es/locale/zh_CN'),
    dayjs: { name: 'zh-cn', load: () => import('dayjs/locale/zh-cn') },
  },
  {
    wire: 'en',
    code: 'en',
    label: 'English',
    isBuiltIn: true,
    loadAntd: () => import('antd/es/locale/en_US'),
    dayjs: { name: 'en', load: () => import('dayjs/locale/en') },
  },
  {
    wire: 'fr',
    code: 'fr',
    label: 'Français',
    isBuiltIn: false,
    loadAntd: () => import('antd/es/locale/fr_FR'),
    dayjs: { name: 'fr', load: () => import('dayjs/locale/fr') },
  },
  {
    wire: 'ar',
    code: 'ar',
    label: 'العربية',
    isBuiltIn: false,
    loadAntd: () => import('./arabic-antd').then(({ arabicAntd }) => ({ default: arabicAntd })),
    dayjs: { name: 'ar', load: () => import('dayjs/locale/ar') },
  },
];

/** Data of a language by its wire code. The language of an uploaded pack uses antd's and dayjs' English. */
export function languageInfo(wire: string, label = wire): LanguageInfo {
  const known = knownLanguages.find((language) => language.wire === wire);
  if (known) return known;
  const english = knownLanguages.find((language) => language.wire === 'en')!;
  return { ...english, wire, code: wire.replaceAll('_', '-'), label, isBuiltIn: false };
}

const rightToLeft = new Set(['ar', 'fa', 'he', 'ur', 'ps', 'sd', 'ug', 'yi']);

export function directionOf(code: string): 'ltr' | 'rtl' {
  return rightToLeft.has(code.split('-')[0] ?? '') ? 'rtl' : 'ltr';
}
