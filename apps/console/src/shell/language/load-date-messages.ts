import type { LanguageInfo } from './languages';

/** Date pickers speak through dayjs: fetches its words for a language, and makes it speak that. */
export async function loadDateMessages({ dayjs }: LanguageInfo): Promise<void> {
  const [{ default: dates }] = await Promise.all([import('dayjs'), dayjs.load()]);
  dates.locale(dayjs.name);
}
