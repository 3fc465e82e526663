/**
 * Address of an image value. A URL, a data URI and a path under `/rest` stay as they are.
 * Anything else is below the media base.
 */
export function imageUrl(value: string, mediaBase = '/rest'): string {
  if (/^(?:https?:)?\/\//i.test(value) || /^data:image\//i.test(value) || /^blob:/i.test(value)) return value;
  if (value === mediaBase || value.startsWith('/rest/')) return value;
  return `${mediaBase}/${value.replace(/^\/+/, '')}`;
}
