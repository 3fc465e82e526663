interface LanguageCandidates {
  /** The user's own choice. */
  chosen: string | null;
  /** `setting.language`. */
  fromSettings: string | undefined;
  /** `navigator.languages`. */
  fromBrowser: readonly string[];
  /** Wire codes that can be shown. */
  available: readonly string[];
}

/** Wire code of the language to show: the user's choice, else the settings', else the browser's, else English. */
export function pickLanguage({ chosen, fromSettings, fromBrowser, available }: LanguageCandidates): string {
  const wanted = [chosen, fromSettings].find((code) => code && available.includes(code));
  if (wanted) return wanted;
  for (const tag of fromBrowser) {
    const match = available.find((code) => speaks(tag, code));
    if (match) return match;
  }
  return 'en';
}

/** True when a browser's tag (`zh-CN`, `en-GB`) is served by the language `code` (`zh_Hans`, `en`). */
function speaks(tag: string, code: string): boolean {
  if (/^zh-(?:hant|tw|hk|mo)\b/i.test(tag)) return code === 'zh_Hant';
  return tag.split('-')[0]?.toLowerCase() === code.split('_')[0];
}
