import type { TestPlatform } from '@signalbox/platform-kit/testing';
import { dataState, fileState, insertDocuments, writeMedia } from '@signalbox/project-data/testing';
import type { JsonObject } from '@signalbox/schemas';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { content, emptyPlatform, type RestoreClient, restoreRoutesPlatform } from '../testing/restore-client';

let platform: TestPlatform;
let client: RestoreClient;
beforeAll(async () => {
  ({ platform, client } = await restoreRoutesPlatform());
});
afterAll(() => platform.close());
beforeEach(() => emptyPlatform(platform));

describe('a plan', () => {
  it('counts by module and item, lists differences and warnings, and changes nothing', async () => {
    await client.keep({ ...content, version: '0.0.9', project: 'north' }, { excludedDirs: ['videos'] });
    await insertDocuments(platform.kit, 'dashboard', { d1: { name: 'here' }, d0: {} });
    await writeMedia(platform.kit, { 'pics/own.txt': 'own', 'videos/a.mp4': 'long' });
    const was = [await dataState(platform.kit), await fileState(platform.kit.dataDir)];
    const { status, body } = await client.plan({
      item: { mongodb: true, fileServer: true, html: true },
      moduleRules: { dashboard: 2, user: 0, setting: 0, fileServer: 2 },
    });
    expect(status).toBe(200);
    expect(body).toEqual({
      modules: [
        { name: 'dashboard', rule: 2, added: 1, changed: 1, same: 0, skipped: 0, deleted: 1 },
        { name: 'user', rule: 0, added: 1, changed: 0, same: 0, skipped: 0, deleted: 0 },
        { name: 'setting', rule: 0, added: 1, changed: 0, same: 0, skipped: 0, deleted: 0 },
      ],
      files: {
        fileServer: { added: 1, changed: 0, same: 0, skipped: 0, deleted: 1 },
        html: { added: 1, changed: 0, same: 0, skipped: 0, deleted: 0 },
      },
      differences: [
        { what: 'product', archived: 'Signalbox 0.0.9', running: 'Signalbox 0.1.0' },
        { what: 'project', archived: 'north', running: 'default' },
      ],
      warnings: [
        { what: 'usersWithoutPassword', count: 1 },
        { what: 'secretsMissing', fields: ['/email/password'] },
        { what: 'foldersStay', folders: ['videos'] },
        { what: 'htmlNotServed', version: '0.0.9' },
      ],
    });
    expect([await dataState(platform.kit), await fileState(platform.kit.dataDir)]).toEqual(was);
  });

  it.each<[JsonObject, string]>([
    [{ item: {} }, 'item'],
    [{ item: { mongodb: true } }, 'moduleRules'],
    [{ item: { mongodb: true }, moduleRules: { table: 0 } }, 'moduleRules'],
    [{ item: { mongodb: true }, moduleRules: { dashboard: 3 } }, 'moduleRules.dashboard'],
    [{ item: { mongodb: true }, moduleRules: { nonsense: 0 } }, 'moduleRules'],
  ])('is rejected for content that the backup lacks, naming the field: %j', async (input, field) => {
    await client.keep();
    const { status, body } = await client.plan(input);
    expect({ status, field: body['field'] }).toEqual({ status: 400, field });
  });

  it('names the field of settings that a form rejects, and leaves it out', async () => {
    await client.keep({ modules: { setting: [{ id: 'setting', body: { loginDuration: 'long', name: 'New' } }] } });
    const { body } = await client.plan({ item: { mongodb: true }, moduleRules: { setting: 0 } });
    const error = expect.objectContaining({ field: 'loginDuration' });
    expect(body['modules']).toMatchObject([
      { name: 'setting', added: 1, invalid: { count: 1, shown: [{ id: 'loginDuration', error }] } },
    ]);
  });
});
