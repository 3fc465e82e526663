import type { NoticeMessage } from './channel';

/** Values for the variables of a WeChat template, `{{name.DATA}}` in its content. `text` for each without a value. */
export function templateValues(
  content: string,
  { text, values }: Pick<NoticeMessage, 'text' | 'values'>,
): Record<string, string> {
  const names = [...content.matchAll(/\{\{\s*([A-Za-z_]\w*)\.DATA\s*\}\}/g)].map(([, name = '']) => name);
  return Object.fromEntries(names.map((name) => [name, Object.hasOwn(values, name) ? (values[name] ?? text) : text]));
}
