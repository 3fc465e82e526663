import type { ArchiveErrorReason } from '../archive-error';
import { rawEntries, rawZip } from './raw-zip';
import { randomNumbers } from './sample';
import {
  bomb,
  change,
  type Dice,
  flipped,
  inserted,
  lying,
  renamed,
  swapped,
  twice,
  withBomb,
  without,
  withPath,
} from './spoil-archive';

export interface Damage {
  kind: string;
  count: number;
  /** Makes a damaged copy. */
  make: (intact: Buffer, dice: Dice) => Buffer;
  /** It must be rejected, and for this reason if one is named. */
  error?: true | ArchiveErrorReason;
  /** The damaged file is not a copy, but made for the purpose; it has no password. */
  isMadeAnew?: true;
}

/** Every kind of damage to an archive of `content`: entries of every kind, each at its place. */
export function damagesOf(content: Record<string, Uint8Array>): Damage[] {
  const names = Object.keys(content).filter((name) => !name.endsWith('/'));
  return [...damagedBytes(names), ...damagedEntries(content)];
}

function damagedBytes(names: string[]): Damage[] {
  return [
    { kind: 'a flipped bit', count: 160, make: (zip, dice) => flipped(zip, dice(zip.length), 1 << dice(8)) },
    {
      kind: 'many flipped bits',
      count: 20,
      make: (zip, dice) =>
        Array.from({ length: 20 }).reduce<Buffer>((bad) => flipped(bad, dice(zip.length), 1 << dice(8)), zip),
    },
    { kind: 'a cut end', count: 60, make: (zip, dice) => zip.subarray(0, dice(zip.length)), error: true },
    { kind: 'a cut beginning', count: 20, make: (zip, dice) => zip.subarray(1 + dice(zip.length - 1)), error: true },
    {
      kind: 'a missing piece',
      count: 20,
      make: (zip, dice) => without(zip, dice(zip.length - 40), 1 + dice(40)),
      error: true,
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
      error: true,
    },
    {
      kind: 'an entry renamed in one place',
      count: 20,
      make: (zip, dice) =>
        renamed(zip, names[dice(names.length)]!, dice(2) === 0 ? { local: true } : { central: true }),
      error: true,
    },
    { kind: 'a lie in a header', count: 60, make: (zip, dice) => lying(zip, dice) },
  ];
}

function damagedEntries(content: Record<string, Uint8Array>): Damage[] {
  return [
    {
      kind: 'swapped entries',
      count: 20,
      isMadeAnew: true,
      make: (_zip, dice) => rawZip(swapped(rawEntries(content), dice)),
    },
    {
      kind: 'a path that escapes',
      count: 20,
      isMadeAnew: true,
      make: (_zip, dice) => rawZip(withPath(rawEntries(content), dice)),
      error: 'pathEscapes',
    },
    {
      kind: 'a bomb',
      count: 12,
      isMadeAnew: true,
      make: (_zip, dice) => rawZip(withBomb(content, dice)),
      error: 'bomb',
    },
    {
      kind: 'a bomb in an archive in the archive',
      count: 8,
      isMadeAnew: true,
      make: (_zip, dice) =>
        rawZip([
          ...rawEntries(content),
          { name: 'html/in.zip', content: rawZip([bomb(dice)]), compression: 'deflated' },
        ]),
      error: 'unexpectedEntry',
    },
    {
      kind: 'a link',
      count: 10,
      isMadeAnew: true,
      make: (_zip, dice) => rawZip(change(rawEntries(content), dice, { mode: 0o120777 })),
      error: 'symlink',
    },
    {
      kind: 'a name twice',
      count: 10,
      isMadeAnew: true,
      make: (_zip, dice) => rawZip(twice(rawEntries(content), dice)),
      error: 'duplicateEntry',
    },
    {
      kind: 'a wrong size',
      count: 20,
      isMadeAnew: true,
      make: (_zip, dice) => rawZip(change(rawEntries(content), dice, { size: 1 + dice(5_000) })),
      error: 'tampered',
    },
  ];
}

/** The dice of one damage: the same for the same seed. */
export function diceOf({ kind }: Pick<Damage, 'kind'>, seed: number): Dice {
  const random = randomNumbers(seed * 1_000 + kind.length);
  return (limit) => Math.floor(random() * limit);
}
