import { ArchiveError } from '@signalbox/archive';
import type { PoolClient } from 'pg';
import { type Comparison, differingLines } from '../lines/differing-lines';
import { stageModule } from './stage-module';

export interface DifferenceToStage {
  client: PoolClient;
  module: string;
  entry: string;
  archived: AsyncIterable<Uint8Array>;
  /** The records of the module as the safety backup's snapshot shows them. */
  held: AsyncIterable<Uint8Array>;
  signal?: AbortSignal;
}

/** What is staged is only what differs from what the snapshot shows. */
export interface StagedDifference {
  /** Records that are not staged, as they are the same. */
  same: number;
  staged: number;
  /** Ids of what is there and may not be in the archive; `judgeDocuments` looks. */
  existingOnly: readonly string[];
}

/**
 * Stages those records of a module that are not there as they are: parsing all the others would be half of a restore.
 * Undefined where this way does not do for whatever reason: nothing is staged then, and staging all finds out.
 */
export async function stageDifference(options: DifferenceToStage): Promise<StagedDifference | undefined> {
  const { client, module, entry, archived, held, signal } = options;
  const found: Comparison = { same: 0, existingOnly: [] };
  await client.query('savepoint backup_difference');
  try {
    const staged = await stageModule({
      client,
      module,
      entry,
      content: differingLines({ archived, held }, found),
      signal,
    });
    await client.query('release savepoint backup_difference');
    const existingOnly = found.existingOnly.map((id) => JSON.parse(latin1ToText(id)) as string);
    return { same: found.same, staged, existingOnly };
  } catch (error) {
    if (error instanceof ArchiveError || signal?.aborted) throw error;
    await client.query('rollback to savepoint backup_difference');
    return undefined;
  }
}

function latin1ToText(text: string): string {
  return Buffer.from(text, 'latin1').toString();
}
