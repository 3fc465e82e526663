import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { ArchiveError, openArchive, verifyArchive } from '@signalbox/archive';
import { compose, type Damage, damagesOf, diceOf } from '@signalbox/archive/testing';
import type { TestPlatform } from '@signalbox/platform-kit/testing';
import type { JsonObject } from '@signalbox/schemas';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { isInFolder, putArchiveBytes } from '../testing/stored-archives';
import type { RestoreChoice } from '../restore/choice/restore-choice';
import {
  aRecord,
  dataState,
  fileState,
  insertAdministrator,
  insertDocuments,
  mediaState,
  temporaryState,
  writeFiles,
  writeMedia,
} from '@signalbox/project-data/testing';
import { mediaBefore } from '../restore/testing/some-media';
import { restore, restorePlatform } from '../restore/testing/restore-bench';
import { multipartBody } from '../testing/multipart-body';

const dashboards = [aRecord('d1', { name: 'there' }), aRecord('d2', { name: 'added' })];
const content = {
  'data/dashboard.ndjson': Buffer.from(dashboards.map((record) => `${JSON.stringify(record)}\n`).join('')),
  'data/theme.ndjson': Buffer.from(''),
  'fileServer/pics/logo.txt': Buffer.from('new logo'),
  'fileServer/notes/说明.txt': Buffer.from('Turn it off and on again. '.repeat(90)),
  'fileServer/kept/': Buffer.from(''),
  'html/index.html': Buffer.from('<!doctype html><title>Hall</title>'),
};
const everything: RestoreChoice = { rules: { dashboard: 2, theme: 2 }, fileServer: 2, html: 2 };

let platform: TestPlatform;
let intact: Buffer;
beforeAll(async () => {
  platform = await restorePlatform();
  const { kit } = platform;
  await insertAdministrator(kit);
  await insertDocuments(kit, 'dashboard', { d1: { name: 'here' }, d0: { name: 'only here' } });
  await writeMedia(kit, mediaBefore);
  await writeFiles(join(kit.dataDir, 'shipped-front-end'), { 'index.html': 'shipped' });
  const place = join(kit.dataDir, 'intact.zip');
  await compose(place, { content });
  intact = await readFile(place);
});
afterAll(() => platform.close());

async function state() {
  const { kit } = platform;
  return {
    data: await dataState(kit),
    media: await mediaState(kit),
    html: await fileState(kit.frontEndDir()),
    left: await temporaryState(kit),
    sessionsEndedFor: [...platform.endedAllFor],
  };
}
const uploaded = async () => {
  const { rows } = await platform.kit.pool.query(`select id from document where body @> '{"origin": "upload"}'`);
  return rows.length;
};

async function upload(bytes: Uint8Array) {
  const form = multipartBody({ name: 'b.zip', content: bytes });
  const answer = await platform.app.inject({ method: 'POST', url: '/rest/core/backup/upload', ...form });
  return { status: answer.statusCode, body: answer.json<JsonObject>() };
}

/** The first damage of this kind that has an effect, as a flipped bit may not matter; and the reason. */
async function harmful(damage: Damage, isEnough = async (_path: string) => true) {
  const path = join(platform.kit.dataDir, 'damaged.zip');
  for (let seed = 0; seed < 100; seed += 1) {
    const bytes = damage.make(intact, diceOf(damage, seed));
    await writeFile(path, bytes);
    const error = await verifyArchive({ path }).catch((error: unknown) => error);
    if (error instanceof ArchiveError && (await isEnough(path))) return { bytes, reason: error.reason };
  }
  throw new Error(`No such harm is done by ${damage.kind}`);
}

/** Its directory and its manifest are intact: only reading the content finds the damage. */
async function canBeOpened(path: string): Promise<boolean> {
  const archive = await openArchive({ path }).catch(() => undefined);
  await archive?.close();
  return archive !== undefined;
}

/** Uploads and restores it; nothing may have changed. Returns both errors. */
async function errorsOf(bytes: Buffer): Promise<{ upload: unknown; restore: unknown }> {
  const before = await state();
  const { status, body } = await upload(bytes);
  expect({ status, code: body['code'], records: await uploaded() }).toEqual({
    status: 400,
    code: 100_010_008,
    records: 0,
  });
  await putArchiveBytes(platform.kit, { project: 'default', id: 'b1' }, bytes);
  const error = await restore(platform, { choice: everything }).catch((error: unknown) => error);
  expect(await state()).toEqual(before);
  const [{ keyword }] = body['faults'] as [{ keyword: string }];
  return { upload: keyword, restore: error instanceof ArchiveError && error.reason };
}

const damages = damagesOf(content);

it.each(damages)('an archive with $kind is rejected at upload and restore, and nothing changes', async (damage) => {
  const { bytes, reason } = await harmful(damage);
  expect(await errorsOf(bytes)).toEqual({ upload: `archive.${reason}`, restore: reason });
});

it('an archive with damaged content is rejected, and nothing changes', async () => {
  const [flippedBit] = damages;
  const { bytes, reason } = await harmful(flippedBit!, canBeOpened);
  expect(await errorsOf(bytes)).toEqual({ upload: `archive.${reason}`, restore: reason });
});

it('the undamaged archive is uploaded and restored', async () => {
  const before = await state();
  expect(await upload(intact)).toMatchObject({ status: 200 });
  expect(await uploaded()).toBe(1);
  await putArchiveBytes(platform.kit, { project: 'default', id: 'b1' }, intact);
  await restore(platform, { choice: everything });
  const { data, media, html } = await state();
  expect(data).not.toEqual(before.data);
  expect(media).toMatchObject({ 'pics/logo.txt': 'new logo', 'kept/': '' });
  // From a bucket, each server copies it later.
  if (isInFolder) expect(html).toMatchObject({ 'index.html': '<!doctype html><title>Hall</title>' });
});
