import { escapeLiteral } from 'pg';
import { isPlainCollection } from '../modules/module-address';
import type { Snapshot } from './snapshot';

/** Reads the one text that a `select` gives. */
export type ReadText = (select: string) => Promise<string>;

export interface ModuleOfProject {
  project: string;
  module: string;
}

/**
 * What stands in a module, in one line: how many records, and two sums over a number for each. Two states that differ have
 * the same one by a chance of 1 in 2^128. Undefined for modules that are more than a collection of records. It costs a
 * tenth of exporting them; a PostgreSQL that counts otherwise gives another print, never the same one.
 */
export async function moduleFingerprint(
  read: ReadText,
  { project, module }: ModuleOfProject,
): Promise<string | undefined> {
  if (!isPlainCollection({ project, module })) return undefined;
  const sum = (seed: number) => `coalesce(sum(hash_record_extended(record, ${seed})), 0)`;
  const text = await read(`
    select count(*) || ' ' || ${sum(1)} || ' ' || ${sum(2)}
    from (
      select id, created_at, updated_at, body from document
      where project = ${escapeLiteral(project)} and collection = ${escapeLiteral(module)}
    ) record`);
  return `1 ${text}`;
}

/** For what is read as it stood at one moment. */
export function readIn(snapshot: Pick<Snapshot, 'lines'>): ReadText {
  return async (select) => {
    const chunks: Uint8Array[] = [];
    for await (const chunk of snapshot.lines(select)) chunks.push(chunk);
    return Buffer.concat(chunks).toString().trimEnd();
  };
}
