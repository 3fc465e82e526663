/** The languages that are complete in the code; error messages come in one of these. */
export type ReaderLanguage = 'en' | 'zh-Hans';

/** Chinese for readers who name it first, and for clients that name nothing (the ecosystem's own); English for all others. */
export function readerLanguage(acceptLanguage: string | undefined): ReaderLanguage {
  if (acceptLanguage === undefined || acceptLanguage.trim() === '' || acceptLanguage.trim() === '*') return 'zh-Hans';
  for (const tag of byPreference(acceptLanguage)) {
    if (/^zh\b/i.test(tag)) return 'zh-Hans';
    if (/^en\b/i.test(tag)) return 'en';
  }
  return 'en';
}

function byPreference(header: string): string[] {
  const ranges = header
    .slice(0, 500)
    .split(',')
    .map((part) => {
      const [tag = '', ...parameters] = part.trim().split(';');
      const quality = parameters
        .map((parameter) => /^\s*q=([\d.]+)/.exec(parameter)?.[1])
        .find((found) => found !== undefined);
      return { tag, quality: quality === undefined ? 1 : Number(quality) };
    });
  // `zh_Hans`, as the settings spell it, is understood too: \b does not see the underscore as a boundary.
  return ranges.toSorted((one, two) => two.quality - one.quality).map(({ tag }) => tag.replace('_', '-'));
}
