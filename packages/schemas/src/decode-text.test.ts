import { expect, test } from 'vitest';
import { decodeText, TextEncodingError } from './decode-text';

const bytes = (...parts: (string | number[])[]) =>
  Uint8Array.from(parts.flatMap((part) => (typeof part === 'string' ? [...new TextEncoder().encode(part)] : part)));
/** UTF-16 without a mark. */
const utf16 = (text: string, order: 'le' | 'be' = 'le') =>
  [...text].flatMap((letter) => {
    const code = letter.charCodeAt(0);
    return order === 'le' ? [code & 255, code >> 8] : [code >> 8, code & 255];
  });
/** Each character as one byte. */
const single = (text: string) => Uint8Array.from(text, (letter) => letter.charCodeAt(0));
const declared = (encoding: string, quote = '"') => `<?xml version="1.0" encoding=${quote}${encoding}${quote}?><a>`;
const umlaut = [0xdc];
const title = [0xb1, 0xea, 0xcc, 0xe2];
const errorOf = (content: Uint8Array) => {
  try {
    return decodeText(content);
  } catch (error) {
    if (!(error instanceof TextEncodingError)) throw error;
    return `${error.reason} ${error.encoding}`.trim();
  }
};

test.each([
  ['UTF-8', bytes('标题 Übersicht 😀'), '标题 Übersicht 😀'],
  ['UTF-8 with its mark', bytes([0xef, 0xbb, 0xbf], '{"a": "Ü"}'), '{"a": "Ü"}'],
  ['UTF-16 with its mark', bytes([0xff, 0xfe], utf16('编号,1')), '编号,1'],
  ['UTF-16 with its mark, the other way round', bytes([0xfe, 0xff], utf16('编号,1', 'be')), '编号,1'],
  ['ISO-8859-1 as XML declares it', bytes(declared('ISO-8859-1'), umlaut), `${declared('ISO-8859-1')}Ü`],
  ['single quotes', bytes(declared('gb2312', "'"), title), `${declared('gb2312', "'")}标题`],
  ['capital letters', bytes(declared('GB18030'), title), `${declared('GB18030')}标题`],
  ['the letters of windows-1252 alone', bytes(declared('windows-1252'), [0x80, 0x93]), `${declared('windows-1252')}€“`],
  ['windows-1250', bytes(declared('windows-1250'), [0x9a, 0xf8]), `${declared('windows-1250')}šř`],
  ['ISO-8859-2', bytes(declared('ISO-8859-2'), [0xb9, 0xb6]), `${declared('ISO-8859-2')}šś`],
  ['windows-1254', bytes(declared('ISO-8859-9'), [0xfe, 0xfd, 0x80]), `${declared('ISO-8859-9')}şı€`],
  ['TIS-620', bytes(declared('TIS-620'), [0xa1, 0xd2, 0xc3]), `${declared('TIS-620')}การ`],
  ['a control character of UTF-8', bytes('a\u0085'), 'a\u0085'],
  ['a mark against its declaration', bytes([0xef, 0xbb, 0xbf], declared('gb2312'), 'Ü'), `${declared('gb2312')}Ü`],
  ['a declaration of UTF-16 that is in UTF-8', bytes(declared('utf-16'), 'Ü'), `${declared('utf-16')}Ü`],
  ['tabs, ends of lines and of pages', bytes('a\t\r\n\f'), 'a\t\r\n\f'],
  ['US-ASCII', bytes(declared('US-ASCII'), 'abc'), `${declared('US-ASCII')}abc`],
  ['nothing', bytes(), ''],
])('reads %s', (_title, content, text) => {
  expect(decodeText(content)).toBe(text);
});

test.each([
  ['GBK', bytes('{"a": "', title, title, '"}'), 'probable GBK'],
  ['two characters of GBK', bytes('{"a": "', title, '"}'), 'probable'],
  ['Latin-1', bytes('{"a": "', umlaut, 'bersicht"}'), 'probable'],
  ['Latin-1 with two letters in a row', bytes('Gr', [0xf6, 0xdf], 'e'), 'probable'],
  ['Czech in windows-1250', single('P\xf8\xedli\x9a \x9elu\x9dou\xe8k\xfd k\xf9\xf2'), 'probable'],
  ['Czech in ISO-8859-2', single('P\xf8\xedli\xb9 \xbelu\xbbou\xe8k\xfd k\xf9\xf2'), 'probable'],
  ['Polish in windows-1250', single('Za\xbf\xf3\xb3\xe6 g\xea\x9cl\xb9 ja\x9f\xf1'), 'probable'],
  ['Polish in ISO-8859-2', single('Za\xbf\xf3\xb3\xe6 g\xea\xb6l\xb1 ja\xbc\xf1'), 'probable'],
  ['Turkish in windows-1254', single('\xdeifre, g\xfcne\xfeli a\xf0a\xe7lar\xfdn alt\xfdnda'), 'probable'],
  ['Thai in TIS-620', single('\xa1\xd2\xc3\xb5\xd1\xe9\xa7\xa4\xe8\xd2 \xbc\xd9\xe9\xe3\xaa\xe9'), 'probable'],
  ['Russian of DOS', single('\x8d\xa0\xe1\xe2\xe0\xae\xa9\xaa\xa8, \x8e\xa1\xa7\xae\xe0'), 'probable'],
  ['Big5', bytes('{"a": "', [0xb3, 0x5d, 0xb3, 0xc6, 0xbc, 0xd0, 0xc3, 0x44], '"}'), 'probable Big5'],
  ['Shift_JIS', bytes('{"a": "', [0x83, 0x5e, 0x83, 0x43, 0x83, 0x67, 0x83, 0x8b], '"}'), 'probable Shift_JIS'],
  ['EUC-JP', bytes('{"a": "', [0xa5, 0xbf, 0xa5, 0xa4, 0xa5, 0xc8, 0xa5, 0xeb], '"}'), 'probable EUC-JP'],
  ['EUC-KR', bytes('{"a": "', [0xc0, 0xcc, 0xb8, 0xa7, 0xc0, 0xbb], '"}'), 'probable EUC-KR'],
  ['windows-1251', bytes([0xc8, 0xec, 0xff], ' ', [0xe4, 0xe0, 0xf2, 0xfb]), 'probable windows-1251'],
  ['KOI8-R', bytes([0xe9, 0xcd, 0xd1], ' ', [0xc4, 0xc1, 0xd4, 0xd9]), 'probable KOI8-R'],
  ['ISO-8859-5', bytes([0xb8, 0xdc, 0xef], ' ', [0xd4, 0xd0, 0xe2, 0xeb]), 'probable ISO-8859-5'],
  ['windows-1253', bytes('<a>', [0xcf, 0xed, 0xef, 0xec, 0xe1], '</a>'), 'probable windows-1253'],
  ['windows-1255', bytes([0xf9, 0xed], ' ', [0xe4, 0xee, 0xeb, 0xf9, 0xe9, 0xf8]), 'probable windows-1255'],
  ['windows-1256', bytes([0xc7, 0xd3, 0xe3], ' ', [0xc7, 0xe1, 0xcc, 0xe5, 0xc7, 0xd2]), 'probable windows-1256'],
  ['French', bytes('r', [0xe9], 'seau ', [0xe0], ' nouveau cr', [0xe9, 0xe9], 'e '.repeat(9_000)), 'probable'],
  ['GBK that ends within a character of the sample', bytes(title, title, 'a'.repeat(4_087), title), 'probable GBK'],
  ['UTF-16 without its mark', bytes(utf16('编号,1')), 'probable UTF-16'],
  ['UTF-16 without its mark, the other way round', bytes(utf16('编号,1', 'be')), 'probable UTF-16'],
  ['UTF-32', bytes([0xff, 0xfe, 0, 0, 0x41, 0, 0, 0]), 'declared UTF-32'],
  ['an unknown encoding', bytes(declared('x-none'), 'a'), 'declared x-none'],
  ['an encoding that the bytes are not in', bytes(declared('UTF-8'), umlaut, 'b'), 'declared UTF-8'],
  ['a letter beyond US-ASCII', bytes(declared('US-ASCII'), 'Für'), 'declared US-ASCII'],
  ['a letter beyond ascii', bytes(declared('ascii'), umlaut), 'declared ascii'],
  ['a letter beyond ANSI_X3.4-1968', bytes(declared('ANSI_X3.4-1968'), umlaut), 'declared ANSI_X3.4-1968'],
  ['ISO-8859-6', bytes([0xc7, 0xe4, 0xc5, 0xd9, 0xcf, 0xc7, 0xcf, 0xc7, 0xca]), 'probable ISO-8859-6'],
  ['windows-1250 that is declared as ISO-8859-2', bytes(declared('ISO-8859-2'), [0x9a]), 'declared ISO-8859-2'],
  ['windows-1254 that is declared as windows-1250', bytes(declared('windows-1250'), [0x88]), 'declared windows-1250'],
  ['bytes that TIS-620 does not have', bytes(declared('TIS-620'), [0xdb]), 'declared TIS-620'],
  ['a byte that windows-1252 does not have', bytes(declared('windows-1252'), [0x81]), 'declared windows-1252'],
  ['half a character of UTF-16', bytes([0xff, 0xfe, 0x41]), 'declared UTF-16LE'],
  ['a picture', bytes('GIF89a', [1, 0, 1, 0, 0x80, 0]), 'none'],
  ['a control character', bytes('a\u0001'), 'none'],
])('names the encoding of what it cannot read: %s', (_title, content, error) => {
  expect(errorOf(content)).toBe(error);
});

test('reads the beginning of a file that ends within a character', () => {
  expect(decodeText(bytes('a标').subarray(0, 3), { isPart: true })).toBe('a');
  expect(decodeText(bytes([0xff, 0xfe], utf16('a标')).subarray(0, 5), { isPart: true })).toBe('a');
});
