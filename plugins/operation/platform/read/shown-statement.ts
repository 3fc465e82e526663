/**
 * Returns what is shown of a statement that pg_stat_statements counted. It replaces the values of queries by `$1`, but
 * not those of other statements, such as the password in `ALTER ROLE`: of them, the first two words are shown.
 */
export function shownStatement(text: string): string {
  if (/^\s*(?:select|insert|update|delete|merge|with)\b/i.test(text)) return text.slice(0, maxCharacters);
  const [words = ''] = /^\s*\w+(?:\s+\w+)?/.exec(text) ?? [];
  return `${words.trim()} …`.trimStart();
}

const maxCharacters = 400;
