import { rawEntries, type RawEntry } from './raw-zip';

/** A number from 0 to below `limit`. */
export type Dice = (limit: number) => number;

export function flipped(bytes: Buffer, at: number, mask: number): Buffer {
  const copy = Buffer.from(bytes);
  copy[at] = copy[at]! ^ mask;
  return copy;
}

export function without(bytes: Buffer, at: number, count: number): Buffer {
  return Buffer.concat([bytes.subarray(0, at), bytes.subarray(at + count)]);
}

export function inserted(bytes: Buffer, at: number, piece: Buffer): Buffer {
  return Buffer.concat([bytes.subarray(0, at), piece, bytes.subarray(at)]);
}

/** The first place of a name is its local header, the last one the directory. */
export function renamed(bytes: Buffer, name: string, places: { local?: true; central?: true }): Buffer {
  const copy = Buffer.from(bytes);
  const other = name.replace(/.(?=\.[a-z]+$)/u, (letter) =>
    letter === 'x' ? 'y' : 'x'.repeat(Buffer.byteLength(letter)),
  );
  if (places.local) copy.write(other, bytes.indexOf(name));
  if (places.central) copy.write(other, bytes.lastIndexOf(name));
  return copy;
}

/** Writes a random number over a field of a random header. */
export function lying(bytes: Buffer, dice: Dice): Buffer {
  const copy = Buffer.from(bytes);
  const headers = ['PK\u0001\u0002', 'PK\u0003\u0004', 'PK\u0005\u0006'].flatMap((mark) => {
    const places: number[] = [];
    for (let at = bytes.indexOf(mark, 0, 'latin1'); at !== -1; at = bytes.indexOf(mark, at + 4, 'latin1'))
      places.push(at);
    return places;
  });
  const at = headers[dice(headers.length)]! + 4 + dice(9) * 2;
  const values = [0, 1, 0xff, 0x7fff, 0xffff, dice(0x10000)];
  copy.writeUInt16LE(values[dice(values.length)]!, at);
  return copy;
}

export function swapped(entries: RawEntry[], dice: Dice): RawEntry[] {
  const [one, other] = [dice(entries.length), dice(entries.length)];
  const content = entries.map((entry) => entry.content);
  return entries.map((entry, at) => ({
    ...entry,
    content: at === one ? content[other]! : at === other ? content[one]! : entry.content,
  }));
}

export function withPath(entries: RawEntry[], dice: Dice): RawEntry[] {
  const paths = [
    '../a',
    '../../../../tmp/a',
    '/tmp/a',
    'html/../../a',
    '..\\a',
    'c:\\a',
    'html/a\0b',
    'html/..',
    './a',
  ];
  return change(entries, dice, { name: paths[dice(paths.length)]! });
}

/** In the manifest too, as a thousand zeros. */
export function withBomb(content: Record<string, Uint8Array>, dice: Dice): RawEntry[] {
  const [name, lie] = ['html/zeros.bin', bomb(dice)];
  const entries = rawEntries({ ...content, [name]: Buffer.alloc(1_000) });
  return entries.map((entry) => (entry.name === name ? lie : entry));
}

export function bomb(dice: Dice): RawEntry {
  const content = Buffer.alloc(2 ** 20 * (1 + dice(4)));
  return { name: 'html/zeros.bin', content, compression: 'deflated', ...(dice(2) === 0 ? { size: 1_000 } : {}) };
}

export function twice(entries: RawEntry[], dice: Dice): RawEntry[] {
  const files = entries.filter(({ name }) => !name.endsWith('/'));
  return [...entries, { ...files[dice(files.length)]!, content: Buffer.from('x') }];
}

export function change(entries: RawEntry[], dice: Dice, lie: Partial<RawEntry>): RawEntry[] {
  const chosen = dice(entries.length);
  return entries.map((entry, at) => (at === chosen ? { ...entry, ...lie } : entry));
}
