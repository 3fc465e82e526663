/** A time in ISO as a day in the user's locale. */
export function dayText(iso: string, language: string): string {
  return new Intl.DateTimeFormat(language, { dateStyle: 'long' }).format(new Date(iso));
}
