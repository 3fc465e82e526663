/** The text without percent escapes; as it is if one of its percent signs begins none. */
export function percentDecoded(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}
