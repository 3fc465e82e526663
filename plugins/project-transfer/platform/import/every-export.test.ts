import type { TestPlatform } from '@signalbox/platform-kit/testing';
import { type OddProject, oddProject } from '@signalbox/project-data/testing';
import * as fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { writeProjectMedia } from '../testing/a-project';
import { allParts, entriesOf, exportProject, putDocument, sendImport, transferPlatform } from '../testing/transfer';

let platform: TestPlatform;
beforeAll(async () => {
  platform = await transferPlatform();
});
afterAll(() => platform.close());

let count = 0;
/** Entries of the export of a project, and of the one of a project that imported it. */
async function transferred({ settings: own, records, files, existing }: OddProject) {
  const from = `from-${(count += 1)}`;
  const to = `to-${count}`;
  for (const [id, each] of [
    [from, own],
    [to, existing],
  ])
    await platform.kit.pool.query('insert into setting (project, revision, body) values ($1, 1, $2)', [id, each]);
  for (const record of records) await putDocument(platform, { project: from, ...record });
  for (const file of files) writeProjectMedia(platform, { project: from, ...file });
  const { rawPayload } = await exportProject(platform, { project: from });
  const preview = await platform.app.inject({
    url: `/rest/core/configDb/download/preview?collections=${encodeURIComponent(JSON.stringify(allParts))}`,
    headers: { 'x-request-project': from },
  });
  expect(preview.statusCode, preview.body).toBe(200);
  expect(await sendImport(platform, rawPayload, { project: to })).toMatchObject({ status: 200 });
  const again = (await exportProject(platform, { project: to })).rawPayload;
  return { sent: (await entriesOf(rawPayload)).slice(1), read: (await entriesOf(again)).slice(1) };
}

test('every export of settings, records and files is read by the import, without a change', async () => {
  await fc.assert(
    fc.asyncProperty(oddProject, async (each) => {
      const { sent, read } = await transferred(each);
      expect(read).toEqual(sent);
    }),
    { numRuns: process.env['ENDURANCE'] ? 60 : 8 },
  );
});
