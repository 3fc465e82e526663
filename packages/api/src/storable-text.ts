/** False for text that PostgreSQL rejects: NUL, or half of a surrogate pair. */
export function isStorableText(text: string): boolean {
  return !text.includes('\0') && !/\p{Surrogate}/u.test(text);
}
