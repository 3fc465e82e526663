import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { base, english, type Planted } from './planted';

/** A file with these bytes. */
function bytes(name: string, file: string, content: (text: string) => Uint8Array, message: string): Planted {
  return {
    name,
    plant: (folder) => writeFileSync(join(folder.root, file), content(folder.read(file))),
    file,
    at: [],
    pointer: '',
    message,
  };
}

const utf16 = (text: string): Buffer => Buffer.from(text, 'utf16le');
const bigEndian = (text: string): Buffer => utf16(text).swap16();
const marked = (mark: number[], text: Buffer): Buffer => Buffer.concat([Buffer.from(mark), text]);
/** `照明灯具的颜色` in GBK, which is no UTF-8. */
const lamp = Buffer.from('d5d5c3f7b5c6bedfb5c4d1d5c9ab', 'hex');

/** Files that are no UTF-8 text, and JSON that is nested too deeply. */
export const plantedInFiles: Planted[] = [base, english].flatMap((file) => [
  bytes(
    `a byte order mark in ${file}`,
    file,
    (text) => marked([0xef, 0xbb, 0xbf], Buffer.from(text)),
    'byte order mark; save it',
  ),
  bytes(
    `UTF-16 in ${file}`,
    file,
    (text) => marked([0xff, 0xfe], utf16(text)),
    'encoded in UTF-16; save it again as UTF-8',
  ),
  bytes(`big-endian UTF-16 in ${file}`, file, (text) => marked([0xfe, 0xff], bigEndian(text)), 'encoded in UTF-16'),
  bytes(`UTF-16 without a mark in ${file}`, file, utf16, 'probably encoded in UTF-16'),
  bytes(
    `GBK in ${file}`,
    file,
    () => Buffer.concat([Buffer.from('{"title": "'), lamp, Buffer.from('"}')]),
    'encoded in GBK',
  ),
  bytes(`broken bytes in ${file}`, file, () => Buffer.from([0x7b, 0x81, 0x20, 0x7d]), 'not encoded in UTF-8'),
  bytes(
    `10,000 lists in each other in ${file}`,
    file,
    () => Buffer.from('['.repeat(10_000)),
    'more than 64 objects or lists',
  ),
]);
