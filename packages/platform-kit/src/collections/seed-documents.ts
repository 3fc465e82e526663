import type { PlatformKit } from '../contract';
import { sha256Hex } from '../sha256-hex';
import type { StoredDocument } from './collection-store';
import { jsonb } from './jsonb';

/** Inserts documents that do not exist, and returns their number. Existing ones stay as they are, so that it may run twice. */
export async function seedDocuments(
  kit: PlatformKit,
  { project, collection, documents }: SeededCollection,
): Promise<number> {
  const now = new Date(kit.clock.now());
  let inserted = 0;
  for (let start = 0; start < documents.length; start += chunkSize) {
    const rows = documents
      .slice(start, start + chunkSize)
      .map(({ id, ...body }) => ({ project, collection, id, body: jsonb(body), created_at: now, updated_at: now }));
    const results = await kit.database
      .insertInto('document')
      .values(rows)
      .onConflict((conflict) => conflict.doNothing())
      .execute();
    for (const { numInsertedOrUpdatedRows = 0n } of results) inserted += Number(numInsertedOrUpdatedRows);
  }
  return inserted;
}

export interface SeededCollection {
  project: string;
  collection: string;
  documents: StoredDocument[];
}

/** The same 24 hex digits for the same name on every machine. */
export function seedId(name: string): string {
  return sha256Hex(name).slice(0, 24);
}

/** Rows of one statement: PostgreSQL accepts 65,535 parameters, and a row has six. */
const chunkSize = 500;
