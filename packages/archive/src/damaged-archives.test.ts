import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { ArchiveError, type Refusal } from './archive-error';
import { extractAll } from './testing/extract-all';
import { readAll } from './testing/read-all';
import { rawEntries, type RawEntry, rawZip } from './testing/raw-zip';
import { compose, randomNumbers, someContent } from './testing/sample';
import { temporaryFolder } from './testing/temporary-folder';

/** A number from 0 to below `limit`. */
type Dice = (limit: number) => number;

interface Damage {
  kind: string;
  count: number;
  /** A damaged copy. */
  make: (sound: Buffer, dice: Dice) => Buffer;
  /** It must be refused, and for this reason where one is named. */
  refusal?: true | Refusal;
  /** The damaged one is not a copy, but made for the purpose; it has no code. */
  isMadeAnew?: true;
}

const names = Object.keys(someContent()).filter((name) => !name.endsWith('/'));

const damages: Damage[] = [
  { kind: 'a flipped bit', count: 160, make: (zip, dice) => flipped(zip, dice(zip.length), 1 << dice(8)) },
  {
    kind: 'many flipped bits',
    count: 20,
    make: (zip, dice) =>
      Array.from({ length: 20 }).reduce<Buffer>((bad) => flipped(bad, dice(zip.length), 1 << dice(8)), zip),
  },
  { kind: 'a cut end', count: 60, make: (zip, dice) => zip.subarray(0, dice(zip.length)), refusal: true },
  { kind: 'a cut beginning', count: 20, make: (zip, dice) => zip.subarray(1 + dice(zip.length - 1)), refusal: true },
  {
    kind: 'a missing piece',
    count: 20,
    make: (zip, dice) => without(zip, dice(zip.length - 40), 1 + dice(40)),
    refusal: true,
  },
  {
    kind: 'a piece put in',
    count: 20,
    make: (zip, dice) => inserted(zip, 4 + dice(zip.length - 4), Buffer.alloc(1 + dice(40), dice(256))),
  },
  {
    kind: 'a renamed entry',
    count: 20,
    make: (zip, dice) => renamed(zip, names[dice(names.length)]!, { local: true, central: true }),
    refusal: true,
  },
  {
    kind: 'an entry renamed in one place',
    count: 20,
    make: (zip, dice) => renamed(zip, names[dice(names.length)]!, dice(2) === 0 ? { local: true } : { central: true }),
    refusal: true,
  },
  {
    kind: 'swapped entries',
    count: 20,
    isMadeAnew: true,
    make: (_zip, dice) => rawZip(swapped(rawEntries(someContent()), dice)),
  },
  { kind: 'a lie in a header', count: 60, make: (zip, dice) => lying(zip, dice) },
  {
    kind: 'a path that escapes',
    count: 20,
    isMadeAnew: true,
    make: (_zip, dice) => rawZip(withPath(rawEntries(someContent()), dice)),
    refusal: 'pathEscapes',
  },
  {
    kind: 'a bomb',
    count: 12,
    isMadeAnew: true,
    make: (_zip, dice) => rawZip(withBomb(dice)),
    refusal: 'bomb',
  },
  {
    kind: 'a bomb in an archive in the archive',
    count: 8,
    isMadeAnew: true,
    make: (_zip, dice) =>
      rawZip([
        ...rawEntries(someContent()),
        { name: 'html/in.zip', content: rawZip([bomb(dice)]), packing: 'deflated' },
      ]),
    refusal: 'unexpectedEntry',
  },
  {
    kind: 'a link',
    count: 10,
    isMadeAnew: true,
    make: (_zip, dice) => rawZip(change(rawEntries(someContent()), dice, { mode: 0o120777 })),
    refusal: 'symlink',
  },
  {
    kind: 'a name twice',
    count: 10,
    isMadeAnew: true,
    make: (_zip, dice) => rawZip(twice(rawEntries(someContent()), dice)),
    refusal: 'duplicateEntry',
  },
  {
    kind: 'a wrong size',
    count: 20,
    isMadeAnew: true,
    make: (_zip, dice) => rawZip(change(rawEntries(someContent()), dice, { size: 1 + dice(5_000) })),
    refusal: 'tampered',
  },
];

it('are five hundred', () => {
  expect(damages.reduce((sum, { count }) => sum + count, 0)).toBe(500);
});

it.each(damages)(
  '$count archives with $kind are refused, or give back exactly what was put in',
  async (damage) => {
    const folder = temporaryFolder();
    const sound = join(folder, 'sound.zip');
    const damaged = join(folder, 'damaged.zip');
    const openBefore = openFiles();
    for (let seed = 0; seed < damage.count; seed += 1) {
      const random = randomNumbers(seed * 1_000 + damage.kind.length);
      const dice: Dice = (limit) => Math.floor(random() * limit);
      const code = seed % 2 === 1 && !damage.isMadeAnew ? 'c' : undefined;
      await compose(sound, { code });
      const bytes = damage.make(readFileSync(sound), dice);
      writeFileSync(damaged, bytes);
      const about = `${damage.kind}, seed ${seed}, code ${code}`;
      const outcome = await readAll({ path: damaged, code, limits: { ratioFreeBytes: 2 ** 18 } }).catch(
        (error: unknown) => error,
      );
      if (outcome instanceof Error) expect(outcome, `${about}: ${outcome.stack}`).toBeInstanceOf(ArchiveError);
      else expect(outcome, about).toEqual(someContent());
      const extracted = await extractAll({ path: damaged, code, limits: { ratioFreeBytes: 2 ** 18 } }, folder).catch(
        (error: unknown) => error,
      );
      if (extracted instanceof ArchiveError) expect(outcome, about).toMatchObject({ reason: extracted.reason });
      else expect(extracted, about).toEqual(outcome);
      if (damage.refusal) expect(outcome, about).toBeInstanceOf(ArchiveError);
      if (typeof damage.refusal === 'string') expect(outcome, about).toMatchObject({ reason: damage.refusal });
    }
    expect(readdirSync(folder).toSorted()).toEqual(['damaged.zip', 'sound.zip']);
    expect(openFiles()).toBeLessThanOrEqual(openBefore);
  },
  240_000,
);

/** Files that this process holds open; 0 where the system does not tell. */
function openFiles(): number {
  return process.platform === 'linux' ? readdirSync('/proc/self/fd').length : 0;
}

function flipped(bytes: Buffer, at: number, mask: number): Buffer {
  const copy = Buffer.from(bytes);
  copy[at] = copy[at]! ^ mask;
  return copy;
}

function without(bytes: Buffer, at: number, count: number): Buffer {
  return Buffer.concat([bytes.subarray(0, at), bytes.subarray(at + count)]);
}

function inserted(bytes: Buffer, at: number, piece: Buffer): Buffer {
  return Buffer.concat([bytes.subarray(0, at), piece, bytes.subarray(at)]);
}

/** The first place of a name is its own header, the last one the directory. */
function renamed(bytes: Buffer, name: string, places: { local?: true; central?: true }): Buffer {
  const copy = Buffer.from(bytes);
  const other = name.replace(/.(?=\.[a-z]+$)/u, (letter) =>
    letter === 'x' ? 'y' : 'x'.repeat(Buffer.byteLength(letter)),
  );
  if (places.local) copy.write(other, bytes.indexOf(name));
  if (places.central) copy.write(other, bytes.lastIndexOf(name));
  return copy;
}

/** Writes a random number over a field of a random header. */
function lying(bytes: Buffer, dice: Dice): Buffer {
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

function swapped(entries: RawEntry[], dice: Dice): RawEntry[] {
  const [one, other] = [dice(entries.length), dice(entries.length)];
  const content = entries.map((entry) => entry.content);
  return entries.map((entry, at) => ({
    ...entry,
    content: at === one ? content[other]! : at === other ? content[one]! : entry.content,
  }));
}

function withPath(entries: RawEntry[], dice: Dice): RawEntry[] {
  const paths = [
    '../a',
    '../../../../tmp/a',
    '/tmp/a',
    'html/../../a',
    '..\\a',
    'html\\a',
    'c:\\a',
    'html/a\0b',
    'html/..',
    './a',
  ];
  return change(entries, dice, { name: paths[dice(paths.length)]! });
}

/** In the manifest too, as a thousand zeros. */
function withBomb(dice: Dice): RawEntry[] {
  const [name, lie] = ['html/zeros.bin', bomb(dice)];
  const entries = rawEntries({ ...someContent(), [name]: Buffer.alloc(1_000) });
  return entries.map((entry) => (entry.name === name ? lie : entry));
}

function bomb(dice: Dice): RawEntry {
  const content = Buffer.alloc(2 ** 20 * (1 + dice(4)));
  return { name: 'html/zeros.bin', content, packing: 'deflated', ...(dice(2) === 0 ? { size: 1_000 } : {}) };
}

function twice(entries: RawEntry[], dice: Dice): RawEntry[] {
  const files = entries.filter(({ name }) => !name.endsWith('/'));
  return [...entries, { ...files[dice(files.length)]!, content: Buffer.from('x') }];
}

function change(entries: RawEntry[], dice: Dice, lie: Partial<RawEntry>): RawEntry[] {
  const chosen = dice(entries.length);
  return entries.map((entry, at) => (at === chosen ? { ...entry, ...lie } : entry));
}
