import { createHmac, randomBytes } from 'node:crypto';
import { existsSync, linkSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { runAlone } from '@signalbox/jobs';
import type { Pool } from 'pg';
import type { ObjectStore } from '../object-store';

/** Makes the hashes of forms. */
export interface FormKey {
  /**
   * Hash of a schema, 43 characters. Without the key it cannot be computed, so the address of a module is known only to
   * those who got it from a route.
   */
  hashOf(json: string): string;
  /** Proves that this platform wrote the row: code from the database runs in the server and in browsers. */
  sealOf(row: { hash: string; definition: string; code: string }): Buffer;
  sealOfText(text: string): string;
}

/** The key of this platform, in the data folder. Created by the first replica that needs it. */
export function openFormKey(dataDir: string): FormKey {
  const path = join(dataDir, 'form-key');
  if (!existsSync(path)) createKey(path, dataDir);
  return formKeyOf(readFileSync(path), path);
}

/** The same in a bucket, where replicas without a common folder find it. The first one puts its own there. */
export async function openSharedFormKey({ dataDir, objects, pool }: SharedKey): Promise<FormKey> {
  return runAlone(pool, objectKey, async () => {
    const stored = await objects.get(objectKey);
    if (stored) return formKeyOf(await buffer(stored.content), objectKey);
    openFormKey(dataDir);
    const key = readFileSync(join(dataDir, 'form-key'));
    await objects.put(objectKey, Readable.from([key]));
    return formKeyOf(key, objectKey);
  });
}

interface SharedKey {
  dataDir: string;
  objects: Pick<ObjectStore, 'get' | 'put'>;
  /** For the lock. */
  pool: Pool;
}

const objectKey = 'form-key';

function formKeyOf(key: Buffer, path: string): FormKey {
  if (key.length !== keyBytes) throw new Error(`${path} has ${key.length} bytes instead of ${keyBytes}: delete it`);
  const mac = (purpose: string, text: string) => createHmac('sha256', key).update(`${purpose}\0${text}`).digest();
  return {
    hashOf: (json) => mac('schema', json).toString('base64url'),
    sealOfText: (text) => mac('text', text).toString('base64url'),
    sealOf: ({ hash, definition, code }) => mac('row', JSON.stringify([hash, definition, code])),
  };
}

const keyBytes = 32;

/** Written elsewhere first: no replica may read half a key, and none may replace the key of another. */
function createKey(path: string, dataDir: string): void {
  mkdirSync(dataDir, { recursive: true });
  const draft = `${path}.${randomBytes(6).toString('hex')}`;
  writeFileSync(draft, randomBytes(keyBytes), { mode: 0o600, flag: 'wx', flush: true });
  try {
    linkSync(draft, path);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
  } finally {
    rmSync(draft);
  }
}
