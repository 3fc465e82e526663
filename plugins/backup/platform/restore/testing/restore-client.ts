import { aViewer, type TestPlatform } from '@signalbox/platform-kit/testing';
import { type ArchiveContent, aRecord, insertAdministrator } from '@signalbox/project-data/testing';
import type { JsonObject } from '@signalbox/schemas';
import { putArchive, restorePlatform } from './restore-bench';

/** A backup with data, files and a front end. */
export const content: ArchiveContent = {
  modules: {
    dashboard: [aRecord('d1', { name: 'there' }), aRecord('d2', { name: 'added' })],
    user: [aRecord('u9', { username: 'comes' })],
    setting: [
      {
        id: 'setting',
        body: { name: 'There', email: { host: 'm', port: 25, from: 'a@b.example', password: { isSet: true } } },
      },
    ],
  },
  fileServer: { 'pics/logo.txt': 'logo' },
  html: { 'index.html': 'restored' },
};

interface Reply {
  status: number;
  body: JsonObject;
}

/** Calls the routes of the backup `b1` of the default project. */
export interface RestoreClient {
  /** Stores the backup, and its record with `options`. */
  keep(archive?: ArchiveContent, options?: JsonObject): Promise<void>;
  plan(body: JsonObject): Promise<Reply>;
  start(query: JsonObject, language?: string): Promise<Reply>;
  /** The body of a document. Empty if there is none. */
  documentOf(collection: string, id: unknown): Promise<JsonObject>;
}

/** A platform with the routes of restores, and a client that calls them. */
export async function restoreRoutesPlatform(): Promise<{ platform: TestPlatform; client: RestoreClient }> {
  const platform = await restorePlatform();
  return { platform, client: restoreClient(platform) };
}

/** Removes everything but one administrator. The next requests come from a super user. */
export async function emptyPlatform(platform: TestPlatform): Promise<void> {
  platform.viewer = aViewer();
  for (const table of ['document', 'setting', 'user_secret']) await platform.kit.pool.query(`delete from ${table}`);
  await insertAdministrator(platform.kit);
}

function restoreClient(platform: TestPlatform): RestoreClient {
  const { pool } = platform.kit;
  return {
    async keep(archive = content, options = {}) {
      await putArchive(platform, 'b1', archive);
      const record = { name: 'Nightly', type: 'export', status: 'succeed', size: 1, bytes: 1, excludedDirs: [] };
      await pool.query(`insert into document (project, collection, id, body) values ('default', 'backup', 'b1', $1)`, [
        JSON.stringify({ ...record, ...options }),
      ]);
    },
    async plan(body) {
      const reply = await platform.app.inject({
        method: 'POST',
        url: '/rest/core/backup/b1/plan',
        payload: body,
        headers: { 'accept-language': 'en' },
      });
      return { status: reply.statusCode, body: reply.json<JsonObject>() };
    },
    async start(query, language = 'en') {
      const reply = await platform.app.inject({
        url: `/rest/core/backup/import?query=${encodeURIComponent(JSON.stringify({ id: 'b1', ...query }))}`,
        headers: { 'accept-language': language, 'x-request-timezone': '+08:00' },
      });
      return { status: reply.statusCode, body: reply.json<JsonObject>() };
    },
    async documentOf(collection, id) {
      const { rows } = await pool.query<{ body: JsonObject }>(
        'select body from document where collection = $1 and id = $2',
        [collection, id],
      );
      return rows[0]?.body ?? {};
    },
  };
}
