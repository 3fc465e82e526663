import { PlatformError } from '@signalbox/api';
import type { PlatformKit } from '@signalbox/platform-kit';
import { keptIndexes } from '../indexes/kept-indexes';
import type { RecordModel } from '../query/record-model';

/** The error of a list that took too long says so, and whether an index for lists of the model is being built. */
export async function explainedError(
  error: unknown,
  { kit, model }: { kit: Pick<PlatformKit, 'database'>; model: Pick<RecordModel, 'project' | 'id'> },
): Promise<unknown> {
  if (!isTimeout(error)) return error;
  const isBuilding = (await keptIndexes(kit.database)).some(
    ({ project, model: id, isBuilt }) => project === model.project && id === model.id && !isBuilt,
  );
  return new PlatformError(isBuilding ? 'indexBeingBuilt' : 'listTooSlow', { cause: error });
}

function isTimeout(error: unknown): boolean {
  const cause = error instanceof PlatformError ? error.cause : undefined;
  return cause instanceof Error && 'code' in cause && cause.code === queryCanceled;
}

/** https://www.postgresql.org/docs/15/errcodes-appendix.html */
const queryCanceled = '57014';
