/** Bytes of the syntax of JSON, times and COPY. */
export const lineFeed = 0x0a;
export const space = 0x20;
export const quote = 0x22;
export const plus = 0x2b;
export const minus = 0x2d;
export const dot = 0x2e;
export const zero = 0x30;
export const colon = 0x3a;
export const letterT = 0x54;
export const letterZ = 0x5a;
export const backslash = 0x5c;
export const letterU = 0x75;
export const closingBrace = 0x7d;

/** False for `undefined`, the byte beyond the end. */
export function isDigit(byte: number | undefined): boolean {
  return byte !== undefined && byte >= zero && byte <= zero + 9;
}
