import type { LanguageInfo } from './languages';

/** Loads and sets the locale of dayjs, which date pickers use. */
export async function loadDateMessages({ dayjs }: LanguageInfo): Promise<void> {
  const [{ default: dates }] = await Promise.all([import('dayjs'), dayjs.load()]);
  dates.locale(dayjs.name);
}
