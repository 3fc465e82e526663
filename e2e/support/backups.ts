import { readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import type { JsonObject } from '@signalbox/schemas';
import type { TestDatabase } from './database';
import type { PlatformClient } from './platform-client';
import { expect } from './test';

/** Path of the archive of a backup of the default project. */
export function archiveOf(dataDir: string, id: string): string {
  return join(dataDir, 'backups', 'default', `${id}.zip`);
}

/** Every record of `core/backup`, of any type and status. */
export async function allBackups(client: PlatformClient): Promise<JsonObject[]> {
  return recordsOf(client, 'core/backup');
}

export async function backupNamed(client: PlatformClient, name: string): Promise<JsonObject & { id: string }> {
  const found = (await allBackups(client)).filter((each) => each['name'] === name && each['type'] === 'export');
  expect(found, `backups called ${name}`).toHaveLength(1);
  return found[0] as JsonObject & { id: string };
}

/** All records of a collection, in the order of their ids. */
export async function recordsOf(client: PlatformClient, path: string): Promise<JsonObject[]> {
  const { status, body } = await client.get<JsonObject[]>(`${path}?query=${ask({ sort: { id: 1 }, limit: 1000 })}`);
  expect(status, path).toBe(200);
  return body;
}

interface BackupToMake {
  name: string;
  modules?: string[];
  hasFiles?: boolean;
  excludedDirs?: string[];
}

/** Starts a backup over the API. Returns its id after its record exists. */
export async function startBackup(
  client: PlatformClient,
  { name, modules = ['role'], hasFiles = false, excludedDirs = [] }: BackupToMake,
): Promise<string> {
  const item = {
    ...(modules.length > 0 ? { mongodb: true } : {}),
    ...(hasFiles ? { fileServer: true } : {}),
  };
  const moduleRules = Object.fromEntries(modules.map((module) => [module, 0]));
  const { status, body } = await client.get(
    `core/backup/export?query=${ask({ name, item, moduleRules, excludedDirs })}`,
  );
  expect(status, JSON.stringify(body)).toBe(200);
  return String(body['id']);
}

/** As above, but returns after the backup has finished. */
export async function makeBackup(client: PlatformClient, backup: BackupToMake): Promise<string> {
  const id = await startBackup(client, backup);
  await taskEnd(client, id);
  return id;
}

/** Makes the next run of a cycle due. */
export async function makeDue({ run }: TestDatabase, cycle: string): Promise<void> {
  const set = `update document set body = jsonb_set(body, '{nextRun}', to_jsonb($1::text))
    where collection = 'backupCycle' and body ->> 'name' = $2`;
  expect(await run(set, [new Date().toISOString(), cycle])).toBe(1);
}

/** Uploads an archive. */
export async function uploadBackup({ url, token = '' }: PlatformClient, path: string): Promise<void> {
  const form = new FormData();
  form.append('file', new Blob([readFileSync(path)]), basename(path));
  const headers = { authorization: token };
  const response = await fetch(`${url}/rest/core/backup/upload`, { method: 'POST', headers, body: form });
  expect(response.status, await response.text()).toBe(200);
}

/** Names of running jobs. */
export async function runningTasks(client: PlatformClient): Promise<unknown[]> {
  const { body } = await client.get<JsonObject[]>(`core/taskmanager?query=${ask({ filter: { status: 'ongoing' } })}`);
  return body.map(({ name }) => name);
}

/** Waits until a task has succeeded. */
export async function taskEnd(client: PlatformClient, id: string): Promise<void> {
  const status = async () => (await client.get(`core/taskmanager/${id}`)).body['status'];
  await expect.poll(status, { timeout: 60_000 }).toBe('finish');
}

/** Writes a file to the media library, replacing an existing one. */
export async function putMedia(
  { url, token = '' }: PlatformClient,
  { directory, name, bytes }: { directory: string; name: string; bytes: Uint8Array<ArrayBuffer> },
): Promise<void> {
  const form = new FormData();
  form.append('file', new Blob([bytes]), name);
  const query = new URLSearchParams({ catalog: directory, action: 'cover' });
  const address = `${url}/rest/core/mediaLibrary/upload?${query.toString()}`;
  const response = await fetch(address, { method: 'POST', headers: { authorization: token }, body: form });
  expect(response.status, await response.text()).toBe(200);
}

/** A file of the media library, as a browser gets it. Undefined if there is none. */
export async function readMedia({ url, token = '' }: PlatformClient, path: string): Promise<Buffer | undefined> {
  const response = await fetch(`${url}/rest/core/media/${path}`, { headers: { authorization: token } });
  // The wire's answer for a missing file.
  if (response.status === 400) return undefined;
  expect(response.status, path).toBe(200);
  return Buffer.from(await response.arrayBuffer());
}

export function ask(query: JsonObject): string {
  return encodeURIComponent(JSON.stringify(query));
}
