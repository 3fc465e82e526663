import { existsSync, mkdirSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { ServerBucket } from '@signalbox/platform-kit/archive-files';
import { aViewer, createTestPlatform, type Send, sender, type TestPlatform } from '@signalbox/platform-kit/testing';
import type { JsonObject } from '@signalbox/schemas';
import { expect, vi } from 'vitest';
import { platformPlugin } from '../index';

export interface BackupPlatform extends TestPlatform {
  send: Send;
  /** Starts a one-click backup, waits for its end and returns its record. */
  backUp(query: JsonObject): Promise<JsonObject>;
  task(id: string): Promise<JsonObject>;
  /** Names of all files below the folder of backups. */
  filesLeft(): string[];
  writeMedia(path: string, content: string | Uint8Array): void;
}

/** The plug-in alone, with a real database and a data folder of its own. */
export async function createBackupPlatform(options: { bucket?: ServerBucket } = {}): Promise<BackupPlatform> {
  const platform = await createTestPlatform({ plugins: [platformPlugin], ...options });
  const { dataDir } = platform.kit;
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

/** Removes all documents and backups. The next requests come from a super user. */
export async function removeBackups(platform: BackupPlatform): Promise<void> {
  platform.viewer = aViewer();
  await platform.kit.pool.query('delete from document');
  rmSync(join(platform.kit.dataDir, 'backups'), { recursive: true, force: true });
}

function filesBelow(folder: string): string[] {
  if (!existsSync(folder)) return [];
  return readdirSync(folder, { withFileTypes: true, recursive: true })
    .filter((entry) => entry.isFile())
    .map(({ name }) => name);
}
