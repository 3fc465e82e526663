import { noise } from '../sample';
import { rawEntries, rawZip } from '../raw-zip';
import { page, type RejectedArchive } from './rejected-archive';

/** Archives that expand to more than they should. */
export const tooLarge: RejectedArchive[] = [
  {
    reason: 'tooManyEntries',
    what: 'more entries than allowed',
    bytes: () =>
      rawZip(rawEntries(Object.fromEntries(Array.from({ length: 60 }, (_, at) => [`html/${at}`, Buffer.alloc(0)])))),
  },
  { reason: 'bomb', what: 'a bad ratio', bytes: () => rawZip([...rawEntries(page), zeros(600_000)]) },
  {
    reason: 'bomb',
    what: 'more than declared',
    bytes: () =>
      rawZip(
        rawEntries({ 'html/zeros': Buffer.alloc(900) }).map((entry) =>
          entry.name === 'html/zeros' ? { ...zeros(600_000), size: 900 } : entry,
        ),
      ),
  },
  {
    reason: 'bomb',
    what: 'more in a long entry than declared',
    bytes: () =>
      rawZip(
        rawEntries({ 'html/zeros': Buffer.alloc(900_000) }).map((entry) =>
          entry.name === 'html/zeros' ? { ...zeros(2 ** 27), size: 900_000 } : entry,
        ),
      ),
  },
  { reason: 'bomb', what: 'a huge manifest', bytes: () => rawZip([{ ...zeros(80_000), name: 'manifest.json' }]) },
  {
    reason: 'bomb',
    what: 'an entry larger than allowed',
    bytes: () => rawZip([{ name: 'html/a', content: noise(1_100_000, 1) }]),
  },
  {
    reason: 'bomb',
    what: 'entries that share their bytes',
    bytes: () => rawZip([...rawEntries(page), { name: 'html/b', content: Buffer.alloc(0), offset: 1 }]),
  },
];

/** Compresses to almost nothing. */
function zeros(length: number) {
  return { name: 'html/zeros', content: Buffer.alloc(length), compression: 'deflated' as const };
}
