import { existsSync, readdirSync } from 'node:fs';
import { basename, join } from 'node:path';
import {
  aViewer,
  createTestPlatform,
  type Send,
  sender,
  storeOfRun,
  type TestPlatform,
} from '@signalbox/platform-kit/testing';
import { writeMedia } from '@signalbox/project-data/testing';
import type { JsonObject } from '@signalbox/schemas';
import { expect, vi } from 'vitest';
import { platformPlugin } from '../index';
import { untilReleased } from './until-released';

export interface BackupPlatform extends TestPlatform {
  send: Send;
  /** Starts a one-click backup, waits until its lock is free and returns its record. */
  backUp(query: JsonObject): Promise<JsonObject>;
  task(id: string): Promise<JsonObject>;
  /** Names of all files below the folder of backups. */
  localFiles(): string[];
  /** The same, with those of archives in the bucket. */
  filesLeft(): Promise<string[]>;
  writeMedia(path: string, content: string | Uint8Array): Promise<void>;
}

/** The plug-in alone, with a real database and a data folder of its own. */
export async function createBackupPlatform(
  options: Pick<Parameters<typeof createTestPlatform>[0], 'bucket' | 'settings'> = {},
): Promise<BackupPlatform> {
  const store = options.bucket ? {} : await storeOfRun();
  const platform = await createTestPlatform({ plugins: [platformPlugin], ...store, ...options });
  const close = platform.close.bind(platform);
  const { dataDir, archives, hasBucket } = platform.kit;
  const localFiles = () => filesBelow(join(dataDir, 'backups'));
  const send = sender(platform);
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
      await untilReleased(platform.kit, id);
      return (await send('GET', `backup/${id}`)).body;
    },
    localFiles,
    async filesLeft() {
      const names = localFiles();
      if (hasBucket) for await (const { key } of archives.list('')) names.push(basename(key));
      return names;
    },
    writeMedia: (path: string, content: string | Uint8Array) => writeMedia(platform.kit, { [path]: content }),
    async close() {
      await close();
      await store.close?.();
    },
  });
}

/** Removes all documents and backups. The next requests come from a super user. */
export async function removeBackups(platform: BackupPlatform): Promise<void> {
  platform.viewer = aViewer();
  await platform.kit.pool.query('delete from document');
  for await (const { key } of platform.kit.archives.list('')) await platform.kit.archives.remove(key);
}

function filesBelow(folder: string): string[] {
  if (!existsSync(folder)) return [];
  return readdirSync(folder, { withFileTypes: true, recursive: true })
    .filter((entry) => entry.isFile())
    .map(({ name }) => name);
}
