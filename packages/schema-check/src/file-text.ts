import { decodeText, TextEncodingError } from '@signalbox/schemas/decode-text';
import type { Reported } from './validation-error';

/** Nesting beyond it is a mistake, and would be too much for parsers. */
const maxDepth = 64;

/** The text of a file, or why it is none that can be read as JSON. */
export function jsonText(bytes: Uint8Array): { text: string; error: Reported | undefined } {
  const remedy = 'save it again as UTF-8 without a byte order mark: the editor has a setting for it';
  const [first, second, third] = bytes;
  const failed = (wrong: string) => ({ text: '', error: { wrong, remedy } });
  if ((first === 0xff && second === 0xfe) || (first === 0xfe && second === 0xff))
    return failed('the file is encoded in UTF-16');
  if (first === 0xef && second === 0xbb && third === 0xbf) return failed('the file begins with a byte order mark');
  try {
    const text = decodeText(bytes);
    return { text, error: nestingError(text) };
  } catch (error) {
    const { reason, encoding } = error instanceof TextEncodingError ? error : { reason: 'none', encoding: '' };
    const guess = encoding === '' ? '' : `: it is probably encoded in ${encoding}`;
    return failed(reason === 'none' ? 'the file is no text' : `the file is not encoded in UTF-8${guess}`);
  }
}

/** A text in quotes, or a bracket. */
const token = /"(?:[^"\\]|\\.)*"|[[\]{}]/g;

function nestingError(text: string): Reported | undefined {
  let depth = 0;
  for (const [found] of text.matchAll(token)) {
    if (found === '{' || found === '[') depth += 1;
    if (found === '}' || found === ']') depth -= 1;
    if (depth > maxDepth)
      return { wrong: `more than ${maxDepth} objects or lists are in each other`, remedy: 'nest them less deeply' };
  }
  return undefined;
}
