/** Why bytes could not be read as text. */
export class TextEncodingError extends Error {
  /**
   * `declared`: the text names `encoding`, which is unknown or not that of its bytes. `probable`: it names none, and is not in
   * UTF-8; `encoding` is empty if its letters may be of several. `none`: it is no text.
   */
  constructor(
    readonly reason: 'declared' | 'probable' | 'none',
    readonly encoding = '',
  ) {
    super(
      reason === 'none'
        ? 'The text has control characters'
        : `The text is not in UTF-8.${encoding === '' ? '' : ` Its ${reason} encoding: ${encoding}`}`,
    );
  }
}

/**
 * The text of a file: by its byte order mark, else by the declaration of XML, else in UTF-8. Never replaces bytes that are not
 * valid: throws `TextEncodingError`, for control characters too. `isPart`: the bytes may end within a character.
 */
export function decodeText(bytes: Uint8Array, { isPart = false } = {}): string {
  const named = markOf(bytes) ?? declaredEncoding(bytes);
  try {
    // The decoder reads ASCII as windows-1252.
    if (/^(?:us-)?ascii$|^ansi_x3/i.test(named ?? '') && bytes.some((byte) => byte > 0x7f)) throw new RangeError(named);
    const decoder = new TextDecoder(named, { fatal: true });
    const decoded = decoder.decode(bytes, { stream: isPart });
    const text = decoder.encoding === 'windows-1252' ? withWindowsLetters(decoded) : decoded;
    if (!decoder.encoding.startsWith('utf') && undefinedBytes.test(text)) throw new RangeError(named);
    if (!controls.test(text)) return text;
  } catch {
    if (named !== undefined) throw new TextEncodingError('declared', named);
  }
  throw named === undefined ? probableError(bytes) : new TextEncodingError('none');
}

/** All but tabs and the ends of lines and pages. */
// oxlint-disable-next-line no-control-regex
const controls = /[\0-\u0008\u000B\u000E-\u001F]/;
/** What decoders make of bytes that an encoding does not have, such as letters of windows-1250 in a text that declares ISO-8859-2. */
const undefinedBytes = /[\u0080-\u009F\uF8C1-\uF8C8]/;

function markOf(bytes: Uint8Array): string | undefined {
  return marks.find(({ start }) => start.every((byte, index) => bytes[index] === byte))?.label;
}

/** UTF-32, which no decoder of this name reads, before UTF-16, whose mark is its beginning. */
const marks = [
  { label: 'UTF-8', start: [0xef, 0xbb, 0xbf] },
  { label: 'UTF-32', start: [0xff, 0xfe, 0, 0] },
  { label: 'UTF-32', start: [0, 0, 0xfe, 0xff] },
  { label: 'UTF-16LE', start: [0xff, 0xfe] },
  { label: 'UTF-16BE', start: [0xfe, 0xff] },
];

/** A declaration that can be read byte by byte is not in UTF-16: programs write it that have converted the text since. */
function declaredEncoding(bytes: Uint8Array): string | undefined {
  const declaration = /^<\?xml\s[^>]*?\sencoding\s*=\s*(["'])(?!utf-?16)(.*?)\1/i;
  return declaration.exec(latin1(bytes.subarray(0, 1_000)))?.[2];
}

/** Node reads windows-1252 as ISO-8859-1, which has no letters between 80 and 9F. */
function withWindowsLetters(text: string): string {
  return text.replace(/[\u0080-\u009F]/g, (letter) => {
    const found = '€ ‚ƒ„…†‡ˆ‰Š‹Œ Ž  ‘’“”•–—˜™š›œ žŸ'.charAt(letter.charCodeAt(0) - 0x80);
    if (found === ' ') throw new RangeError('windows-1252');
    return found;
  });
}

function probableError(bytes: Uint8Array): TextEncodingError {
  const text = latin1(bytes);
  if (controls.test(text))
    return isUtf16(bytes) ? new TextEncodingError('probable', 'UTF-16') : new TextEncodingError('none');
  const start = bytes.findIndex((byte) => byte > 0x7f) - 1;
  const sample = bytes.subarray(Math.max(0, start), start + 4_096);
  const shares = scripts.map(([label, usual, least]) => ({ label, share: usualShare(sample, label, usual) / least }));
  const best = shares.toSorted((one, other) => other.share - one.share)[0];
  // Two characters look like two of any other script, and letters among those of ASCII like those of many languages.
  if (sample.filter((byte) => byte > 0x7f).length <= 4) return new TextEncodingError('probable');
  return new TextEncodingError('probable', best !== undefined && best.share >= 1 ? best.label : chinese(sample));
}

/** Letters that most words of a script have, and the least share of them in a text. */
const kana = /[ぁ-んァ-ヶー]/u;
const cyrillic = /[оеаинтсрвлкмдпуя]/iu;
const hangul =
  /[이다는을의에가고하지로기사도리자시인어스해일정있한보전수제장성상원대부아주그과안서를나만면요세오름목명치설입력된할없선택파용공동들라마모문번비생소신여영운위유저적조중진체취트표합행호화확온습관개경계구국내데방변분않예외음재존종준]/u;
const scripts: readonly [label: string, usual: RegExp, least: number][] = [
  ['Shift_JIS', kana, 0.3],
  ['EUC-JP', kana, 0.3],
  ['EUC-KR', hangul, 0.6],
  ['windows-1251', cyrillic, 0.75],
  ['KOI8-R', cyrillic, 0.75],
  ['ISO-8859-5', cyrillic, 0.75],
  ['windows-1253', /[αοιετσνηυρπκμλς]/iu, 0.75],
  ['windows-1255', /[יוהלאמרבתשנםד]/u, 0.75],
  ['windows-1256', /[اليمونرتبعدهسفك]/u, 0.75],
  ['ISO-8859-6', /[اليمونرتبعدهسفك]/u, 0.75],
];

/** The share of usual letters in what is no ASCII. 0 if words mix scripts, or no one writes them so. */
function usualShare(bytes: Uint8Array, label: string, usual: RegExp): number {
  let text: string;
  try {
    text = new TextDecoder(label, { fatal: true }).decode(bytes, { stream: true });
  } catch {
    return 0;
  }
  if (/[^\0-\u007F\p{L}\p{M}\p{P}\s]|\p{Ll}\p{Lu}/u.test(text.replace(/[\0-\u007F]+/g, ' '))) return 0;
  const words = text.match(/(?<![a-z])[^\0-\u007F]{2,}(?![a-z])/gi)?.join('') ?? '';
  const isUsual = (letter: string) => usual.test(letter);
  return [...words].filter(isUsual).length / (text.match(/[^\0-\u007F]/gu)?.length ?? 1);
}

/** The encoding of a Chinese text, of which the characters are pairs of bytes, the frequent ones first. Empty for any other. */
function chinese(bytes: Uint8Array): string {
  const pairs = latin1(bytes).match(/[\u0081-\u00FE][@-\u00FE]/g) ?? [];
  const found = Object.entries(frequent).filter(
    ([label, pair]) =>
      usualShare(bytes, label, /[\p{Script=Han}\p{P}]/u) >= 0.75 &&
      pairs.filter((each) => pair.test(each)).length >= pairs.length * 0.9,
  );
  return found.length === 1 ? (found[0]?.[0] ?? '') : '';
}

const frequent = {
  GBK: /[\u00A1-\u00A3\u00B0-\u00D7][\u00A1-\u00FE]/,
  Big5: /[\u00A1-\u00C6][@-~\u00A1-\u00FE]/,
};

/** True for UTF-16 without a mark: all zero bytes are the first, or all are the second, of two. */
function isUtf16(bytes: Uint8Array): boolean {
  const first = bytes.indexOf(0);
  if (first < 0 || bytes.some((byte, at) => byte === 0 && (at - first) % 2 !== 0)) return false;
  return !controls.test(new TextDecoder(first % 2 === 0 ? 'utf-16be' : 'utf-16le').decode(bytes));
}

/** Each byte as the character of its number. */
function latin1(bytes: Uint8Array): string {
  return Array.from({ length: Math.ceil(bytes.length / 4_096) }, (_, at) =>
    String.fromCharCode(...bytes.subarray(at * 4_096, (at + 1) * 4_096)),
  ).join('');
}
