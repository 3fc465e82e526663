import { existsSync, mkdirSync, readdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { PlatformKit } from '@signalbox/platform-kit';
import { createTestPlatform, type TestPlatform } from '@signalbox/platform-kit/testing';
import type { JsonObject } from '@signalbox/schemas';
import { expect, vi } from 'vitest';
import { platformPlugin } from '../index';

export interface BackupPlatform extends TestPlatform {
  send(method: 'GET' | 'POST' | 'PATCH' | 'DELETE' | 'HEAD', path: string, body?: JsonObject): Promise<Answer>;
  /** Starts a one-click backup and waits for its end. Answers its record. */
  backUp(query: JsonObject): Promise<JsonObject>;
  task(id: string): Promise<JsonObject>;
  /** Names of all files below the folder of backups. */
  filesLeft(): string[];
  writeMedia(path: string, content: string | Uint8Array): void;
}
interface Answer {
  status: number;
  headers: Record<string, unknown>;
  /** Of an error or an object; a list is in `list`. */
  body: JsonObject;
  list: JsonObject[];
  payload: Buffer;
}

/** The plug-in alone, on a real database and a data folder of its own. */
export async function createBackupPlatform(): Promise<BackupPlatform> {
  const platform = await createTestPlatform({ plugins: [platformPlugin] });
  const { dataDir } = platform.kit;
  const send: BackupPlatform['send'] = async (method, path, body) => {
    const answer = await platform.app.inject({
      method,
      url: `/rest/core/${path}`,
      headers: { 'accept-language': 'en', ...(body ? { 'content-type': 'application/json' } : {}) },
      ...(body ? { payload: JSON.stringify(body) } : {}),
    });
    const isJson = String(answer.headers['content-type']).startsWith('application/json');
    const value = (isJson && answer.body !== '' ? answer.json() : {}) as JsonObject | JsonObject[];
    return {
      status: answer.statusCode,
      headers: answer.headers,
      body: Array.isArray(value) ? {} : value,
      list: Array.isArray(value) ? value : [],
      payload: answer.rawPayload,
    };
  };
  const task = async (id: string) => (await send('GET', `taskmanager/${id}`)).body;
  // Spread, it would keep the viewer and the counters of this moment.
  return Object.assign(platform, {
    send,
    task,
    async backUp(query: JsonObject) {
      const { status, body } = await send('GET', `backup/export?query=${encodeURIComponent(JSON.stringify(query))}`);
      expect(status, JSON.stringify(body)).toBe(200);
      const id = String(body['id']);
      await vi.waitFor(async () => expect(await task(id)).toMatchObject({ status: 'finish' }), 20_000);
      return (await send('GET', `backup/${id}`)).body;
    },
    filesLeft: () => filesBelow(join(dataDir, 'backups')),
    writeMedia(path: string, content: string | Uint8Array) {
      const location = join(dataDir, 'media', path);
      mkdirSync(dirname(location), { recursive: true });
      writeFileSync(location, content);
    },
  });
}

/** Puts documents in, many at once and by the database itself. */
export async function addDocuments(
  { pool }: PlatformKit,
  {
    collection,
    count,
    bytes = 100,
    project = 'default',
  }: { collection: string; count: number; bytes?: number; project?: string },
): Promise<void> {
  await pool.query(
    `insert into document (project, collection, id, body)
     select $1, $2, lpad(to_hex(n), 24, '0'), jsonb_build_object('n', n, 'text', repeat(md5(n::text), $4::int / 32 + 1))
     from generate_series(1, $3::int) n`,
    [project, collection, count, bytes],
  );
}

function filesBelow(folder: string): string[] {
  if (!existsSync(folder)) return [];
  return readdirSync(folder, { withFileTypes: true, recursive: true })
    .filter((entry) => entry.isFile())
    .map(({ name }) => name);
}
