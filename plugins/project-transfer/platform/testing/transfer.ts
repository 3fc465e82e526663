import { pack } from 'tar-stream';
import { gunzipSync, gzipSync } from 'node:zlib';
import { forms, groups, type JsonObject } from '@signalbox/schemas';
import { createFormCatalog, createSettingsStore } from '@signalbox/platform-kit';
import { createTestPlatform, type Send, sender, type TestPlatform } from '@signalbox/platform-kit/testing';
import { compiledForms } from '@signalbox/schemas/validators/all';
import { platformPlugin } from '../index';
import { readTar } from '../format/read-tar';

const catalog = createFormCatalog({ forms, groups, compiled: compiledForms });

export interface TransferPlatform extends TestPlatform {
  send: Send;
  task(id: string): Promise<JsonObject>;
}

/** The plug-in alone, with a real database, a data folder of its own, and settings like the product. */
export async function transferPlatform(): Promise<TransferPlatform> {
  const platform = await createTestPlatform({
    plugins: [platformPlugin],
    settings: (database) => createSettingsStore({ database, catalog }),
  });
  const send = sender(platform);
  // Spread, it would keep the viewer and the counters of this moment.
  return Object.assign(platform, {
    send,
    task: async (id: string) => (await send('GET', `taskmanager/${id}`)).body,
  });
}

export interface Sender {
  project?: string;
  password?: string;
}

export const allParts = [
  'dashboard',
  'dashboardDraft',
  'catalog',
  'model',
  'node',
  'table',
  'report',
  'reportCopy',
  'flow',
  'flowDraft',
  'theme',
  'setting',
  'setting_1',
  'systemVariable',
  'media',
  'data_source',
  'data_source_op',
];

/** Exports like known clients. */
export async function exportProject(
  { app }: TestPlatform,
  { project = 'default', password, parts = allParts }: Sender & { parts?: string[] } = {},
) {
  const query = new URLSearchParams({ collections: JSON.stringify(parts), ...(password ? { password } : {}) });
  return app.inject({
    method: 'GET',
    url: `/rest/core/configDb/download?${query.toString()}`,
    headers: { 'x-request-project': project, 'accept-language': 'en' },
  });
}

/** Imports an archive, or plans it. */
export async function sendImport(
  { app }: TestPlatform,
  archive: Uint8Array,
  {
    project = 'default',
    password,
    call = 'upload',
    fields = {},
  }: Sender & { call?: 'upload' | 'plan'; fields?: Record<string, string> } = {},
) {
  const boundary = '----signalbox-test';
  const part = (name: string, more = '') =>
    `--${boundary}\r\nContent-Disposition: form-data; name="${name}"${more}\r\n\r\n`;
  const answer = await app.inject({
    method: 'POST',
    url: `/rest/core/configDb/${call}${password ? `?password=${encodeURIComponent(password)}` : ''}`,
    headers: {
      'content-type': `multipart/form-data; boundary=${boundary}`,
      'x-request-project': project,
      'accept-language': 'en',
    },
    payload: Buffer.concat([
      Buffer.from(
        Object.entries(fields)
          .map(([name, value]) => `${part(name)}${value}\r\n`)
          .join(''),
      ),
      Buffer.from(part('file', '; filename="a.tar.gz"')),
      archive,
      Buffer.from(`\r\n--${boundary}--\r\n`),
    ]),
  });
  return { status: answer.statusCode, body: answer.json<JsonObject>() };
}

export interface RawEntry {
  name: string;
  content: string;
  type?: 'file' | 'directory' | 'symlink' | 'link' | 'block-device' | 'fifo';
  linkname?: string;
}

/** The entries of an archive without a password. */
export async function entriesOf(archive: Uint8Array): Promise<RawEntry[]> {
  const entries: RawEntry[] = [];
  for await (const { name, content } of readTar(once(gunzipSync(archive)))) {
    const chunks: Uint8Array[] = [];
    for await (const chunk of content) chunks.push(chunk);
    entries.push({ name, content: Buffer.concat(chunks).toString() });
  }
  return entries;
}

/** A gzipped tar of any entries. */
export async function archiveOf(entries: readonly RawEntry[]): Promise<Buffer> {
  const tar = pack();
  for (const { name, content, type = 'file', linkname } of entries) {
    const header = { name, type, mtime: new Date(0), ...(linkname ? { linkname } : {}) };
    if (type === 'file') tar.entry(header, content);
    else tar.entry(header);
  }
  tar.finalize();
  const chunks: Uint8Array[] = [];
  for await (const chunk of tar as AsyncIterable<Uint8Array>) chunks.push(chunk);
  return gzipSync(Buffer.concat(chunks));
}

async function* once(bytes: Uint8Array): AsyncGenerator<Uint8Array> {
  yield bytes;
}

/** Inserts one document with its own times. */
export async function putDocument(
  { kit }: TestPlatform,
  { project = 'default', collection, id, body }: { project?: string; collection: string; id: string; body: JsonObject },
): Promise<void> {
  await kit.pool.query(
    `insert into document (project, collection, id, body, created_at, updated_at)
     values ($1, $2, $3, $4, '2026-01-02T03:04:05.678901Z', '2026-01-03T03:04:05Z')
     on conflict (project, collection, id) do update set body = excluded.body`,
    [project, collection, id, JSON.stringify(body)],
  );
}
