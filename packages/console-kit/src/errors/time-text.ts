/** Formats a time in the user's locale; '' for none. */
export function timeText(iso: string | undefined, language: string): string {
  const time = iso === undefined ? Number.NaN : Date.parse(iso);
  if (Number.isNaN(time)) return '';
  return new Intl.DateTimeFormat(language, { dateStyle: 'medium', timeStyle: 'medium' }).format(time);
}
