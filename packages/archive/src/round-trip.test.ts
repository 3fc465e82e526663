import { join } from 'node:path';
import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { bytesOf, readAll } from './testing/read-all';
import { compose, noise, someContent, someInfo } from './testing/sample';
import { temporaryFolder } from './testing/temporary-folder';
import { openArchive } from './read/open-archive';

describe.each([{ password: undefined }, { password: 'верно 42' }])(
  'an archive with the password $password',
  ({ password }) => {
    it('returns the original content', async () => {
      const path = join(temporaryFolder(), 'a.zip');
      await compose(path, { password });
      expect(await readAll({ path, password })).toEqual(someContent());
    });

    it('returns any content under any name', async () => {
      const path = join(temporaryFolder(), 'a.zip');
      await fc.assert(
        fc.asyncProperty(anyContent(), async (content) => {
          await compose(path, { content, password });
          expect(await readAll({ path, password })).toEqual(content);
        }),
        { numRuns: 60 },
      );
    });

    it('streams what is too long for one buffer, deflated and stored', async () => {
      const path = join(temporaryFolder(), 'a.zip');
      const long = Buffer.concat(Array.from({ length: 40 }, (_, seed) => noise(50_001, seed % 3)));
      const content = { 'fileServer/long.txt': long, 'fileServer/long.mp4': long };
      await compose(path, { content, password });
      const read = await readAll({ path, password });
      expect(Object.entries(read).map(([name, bytes]) => [name, bytes.equals(long)])).toEqual([
        ['fileServer/long.txt', true],
        ['fileServer/long.mp4', true],
      ]);
    });

    it('is never rejected as a bomb, however well its content compresses', async () => {
      const path = join(temporaryFolder(), 'a.zip');
      const content = { 'data/message.ndjson': Buffer.alloc(40 * 2 ** 20, '{}\n') };
      await compose(path, { content, password });
      const archive = await openArchive({ path, password });
      expect((await bytesOf(archive.readEntry('data/message.ndjson'))).equals(content['data/message.ndjson'])).toBe(
        true,
      );
      expect(archive.manifest.modules).toEqual([{ name: 'message', records: Math.ceil((40 * 2 ** 20) / 3) }]);
      await archive.close();
    });
  },
);

it('describes itself in its manifest', async () => {
  const path = join(temporaryFolder(), 'a.zip');
  await compose(path);
  const { manifest, close } = await openArchive({ path });
  await close();
  expect(manifest).toMatchObject({
    format: { name: 'signalbox-archive', version: 1 },
    product: { name: 'Signalbox', version: '0.1.0' },
    time: '2026-05-04T03:02:00.000Z',
    items: ['fileServer', 'html', 'mongodb'],
    modules: [
      { name: 'user', records: 40 },
      { name: 'role', records: 0 },
    ],
    counts: { entries: 7, records: 40 },
  });
});

it('can be empty', async () => {
  const path = join(temporaryFolder(), 'a.zip');
  await compose(path, { content: {}, options: someInfo({ items: [] }) });
  expect(await readAll({ path })).toEqual({});
});

/** Names of files that no other name has as its directory. */
function anyContent(): fc.Arbitrary<Record<string, Uint8Array>> {
  const segment = fc
    .string({ unit: 'grapheme', minLength: 1, maxLength: 12 })
    .filter((text) => !/[\\/\0]/.test(text) && text !== '.' && text !== '..');
  const file = fc
    .tuple(fc.constantFrom('fileServer', 'html'), segment, fc.constantFrom('.txt', '.jpg'))
    .map(([top, name, end]) => `${top}/d/${name}${end}`);
  const name = fc.oneof(file, fc.stringMatching(/^data\/[a-z][a-z0-9_]{0,20}\.ndjson$/));
  const bytes = fc.oneof(
    fc.uint8Array({ maxLength: 2_000 }),
    fc.tuple(fc.nat(3_000), fc.nat(255)).map(([length, value]) => new Uint8Array(length).fill(value)),
  );
  return fc.dictionary(
    name,
    bytes.map((content) => Buffer.from(content)),
    { maxKeys: 8, noNullPrototype: true },
  );
}
