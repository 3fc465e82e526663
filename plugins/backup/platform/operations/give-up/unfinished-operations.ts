import type { PlatformKit, Viewer } from '@signalbox/platform-kit';
import { isOperationHeld } from '../operation-lock';
import type { CommittedKind, OperationAddress } from './committed-kind';

/** A committed operation that this replica cannot finish, as it has not the data folder. */
export interface UnfinishedOperation {
  id: string;
  name: string;
  /** Whoever asks may give up its files. */
  mayGiveUp: boolean;
}

interface OperationsToFind {
  /** A project, or the home of what is none. */
  project: string;
  viewer: Viewer | undefined;
}

/** Those of a project, or of a home. None while something runs: it may be the operation itself, on another replica. */
export async function unfinishedOperations<Journal extends OperationAddress, Known extends { name: string }>(
  { pool }: Pick<PlatformKit, 'pool'>,
  kind: CommittedKind<Journal, Known>,
  { project, viewer }: OperationsToFind,
): Promise<UnfinishedOperation[]> {
  const ids = await kind.openJournals();
  if (ids.length === 0 || (await isOperationHeld(pool))) return [];
  const unfinished: UnfinishedOperation[] = [];
  for (const id of ids) {
    const journal = await kind.readJournal(id);
    if (journal?.project !== project || (await kind.hasFiles(journal))) continue;
    const known = await kind.find({ project, id });
    if (known) unfinished.push({ id, name: known.name, mayGiveUp: isGranted(() => kind.requireRights(viewer, known)) });
  }
  return unfinished;
}

function isGranted(require: () => void): boolean {
  try {
    require();
    return true;
  } catch {
    return false;
  }
}
