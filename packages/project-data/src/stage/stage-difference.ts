import { ArchiveError } from '@signalbox/archive';
import type { PoolClient } from 'pg';
import { type Comparison, differingLines } from '../lines/differing-lines';
import { stageModule } from './stage-module';

interface DifferenceToStage {
  client: PoolClient;
  module: string;
  entry: string;
  archived: AsyncIterable<Uint8Array>;
  /** The records of the module as the safety backup's snapshot shows them. */
  existing: AsyncIterable<Uint8Array>;
  signal?: AbortSignal;
}

/** The difference between archive and snapshot, which is staged. */
export interface StagedDifference {
  /** Number of records that are the same and not staged. */
  same: number;
  staged: number;
  /** Ids of existing records that the archive may lack. `planDocuments` decides. */
  existingOnly: readonly string[];
}

/**
 * Stages only the records that differ from the existing ones: parsing all others would take half of a restore's time.
 * Undefined when the comparison fails: nothing is staged then, and complete staging reports the error.
 */
export async function stageDifference(options: DifferenceToStage): Promise<StagedDifference | undefined> {
  const { client, module, entry, archived, existing, signal } = options;
  const found: Comparison = { same: 0, existingOnly: [] };
  await client.query('savepoint stage_difference');
  try {
    const staged = await stageModule({
      client,
      module,
      entry,
      content: differingLines({ archived, existing }, found),
      signal,
    });
    await client.query('release savepoint stage_difference');
    const existingOnly = found.existingOnly.map((id) => JSON.parse(latin1ToText(id)) as string);
    return { same: found.same, staged, existingOnly };
  } catch (error) {
    if (error instanceof ArchiveError || signal?.aborted) throw error;
    await client.query('rollback to savepoint stage_difference');
    return undefined;
  }
}

function latin1ToText(text: string): string {
  return Buffer.from(text, 'latin1').toString();
}
