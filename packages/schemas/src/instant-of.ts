/**
 * Milliseconds since 1970 of a day or a moment in the notation of JSON. NaN for another text. Reads the offsets `+0200` and `+02`
 * too, which some browsers do not.
 */
export function instantOf(text: string): number {
  if (!/^\d{4}-\d\d-\d\d(?:$|[t\s]\d\d:)/i.test(text)) return Number.NaN;
  return Date.parse(
    text.replace(/(:\d\d(?:\.\d+)?[+-]\d\d)(\d\d)?$/, (_all, hours, minutes = '00') => `${hours}:${minutes}`),
  );
}
