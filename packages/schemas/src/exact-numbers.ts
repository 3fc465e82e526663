/**
 * True if a number field can have this text, which is a number in the notation of JSON, without losing one of its digits.
 * A double keeps 15 to 17 digits: not those of `9007199254740993`, of `0.12345678901234567891`, or of `1e400`. Inputs call it
 * before they turn what was typed into a number; the error of a false one has the keyword `exact`.
 */
export function keepsDigits(text: string): boolean {
  const value = Number(text);
  if (!Number.isFinite(value)) return false;
  const [typed, kept] = [decimalOf(text), decimalOf(String(value))];
  return typed.digits === kept.digits && typed.exponent === kept.exponent;
}

/** Path to the first number of a JSON text that loses digits when it is parsed. Undefined if there is none. */
export function inexactPath(text: string): string[] | undefined {
  const number = inexactNumber(text);
  if (!number) return undefined;
  const marked = `${text.slice(0, number.start)}${JSON.stringify(mark)}${text.slice(number.end)}`;
  // A later value of the same name may have taken its place.
  return pathTo(JSON.parse(marked)) ?? [];
}

function pathTo(value: unknown): string[] | undefined {
  if (value === mark) return [];
  if (typeof value !== 'object' || value === null) return undefined;
  for (const [key, inner] of Object.entries(value)) {
    const path = pathTo(inner);
    if (path) return [key, ...path];
  }
  return undefined;
}

/** True if `value` is a whole number of steps, by the decimal digits of both. */
export function isMultiple(value: number, step: number): boolean {
  if (Number.isSafeInteger(value) && Number.isSafeInteger(step)) return value % step === 0;
  const { whole, size } = inOneUnit(value, step);
  return whole % size === 0n;
}

/** The least multiple of `step` from `limit` on, or above it. */
export function leastMultiple(limit: number, step: number, isAbove = false): number {
  const { whole, size, exponent } = inOneUnit(limit, step);
  const rest = ((whole % size) + size) % size;
  return Number(`${whole - rest + (rest > 0n || isAbove ? size : 0n)}e${exponent}`);
}

/** `digits * 10 ** exponent`, without zeros around the digits. */
interface Decimal {
  digits: string;
  exponent: number;
}

function decimalOf(text: string): Decimal {
  const [mantissa = '', power = '0'] = text.split(/e/i);
  const [whole = '', fraction = ''] = mantissa.replace(/^[+-]/, '').split('.');
  const digits = (whole + fraction).replace(/^0+/, '');
  let end = digits.length;
  while (digits[end - 1] === '0') end -= 1;
  if (end === 0) return { digits: '', exponent: 0 };
  const sign = mantissa.startsWith('-') ? '-' : '';
  return { digits: sign + digits.slice(0, end), exponent: Number(power) - fraction.length + digits.length - end };
}

/** Returns both numbers as whole numbers of the smaller one's last place. */
function inOneUnit(value: number, step: number): { whole: bigint; size: bigint; exponent: number } {
  const [one, other] = [decimalOf(String(value)), decimalOf(String(step))];
  const exponent = Math.min(one.exponent, other.exponent);
  const wholeOf = (decimal: Decimal) => BigInt(decimal.digits) * 10n ** BigInt(decimal.exponent - exponent);
  return { whole: wholeOf(one), size: wholeOf(other), exponent };
}

function inexactNumber(text: string): { start: number; end: number } | undefined {
  if (!mayLoseDigits.test(text)) return undefined;
  const tokens = /"|-?\d[\d.eE+-]*/g;
  for (let token = tokens.exec(text); token; token = tokens.exec(text)) {
    const [part] = token;
    if (part === '"') tokens.lastIndex = stringEnd(text, token.index);
    else if (mayLoseDigits.test(part) && !keepsDigits(part)) return { start: token.index, end: tokens.lastIndex };
  }
  return undefined;
}

/** Position behind the quote that closes a string in a JSON text. */
export function stringEnd(text: string, start: number): number {
  for (let at = text.indexOf('"', start + 1); at !== -1; at = text.indexOf('"', at + 1)) {
    let first = at;
    while (text[first - 1] === '\\') first -= 1;
    if ((at - first) % 2 === 0) return at + 1;
  }
  return text.length;
}

/** 15 digits without an exponent are always kept. */
const mayLoseDigits = /\d[\d.]{15}|\d[eE][+-]?\d/;
/** No text of a body has a NUL character. */
const mark = '\0exact';
