import { PlatformError } from '@signalbox/api';
import type { PlatformKit, Viewer } from '@signalbox/platform-kit';
import { temporaryPath } from '../archives/archive-files';
import { isOperationHeld } from '../operations/operation-lock';
import { backupRecord } from '../records/backup-record';
import { type BackupScope, permissionFor } from '../scopes';
import { exists } from './files/swap';
import { openJournals, readJournal } from './journal';
import { requireRights } from './restore-choice';
import type { RestoreRecord } from './restore-record';

/** A committed restore that this replica cannot finish, as it has not the data folder. */
export interface UnfinishedRestore {
  id: string;
  name: string;
  /** Whoever asks may give up its files. */
  mayGiveUp: boolean;
}

interface RestoresToFind {
  scope: BackupScope;
  /** A project, or the home of what is none. */
  project: string;
  viewer: Viewer | undefined;
}

/** Those of a project, or of a home. None while something runs: it may be the restore itself, on another replica. */
export async function unfinishedRestores(
  kit: PlatformKit,
  { scope, project, viewer }: RestoresToFind,
): Promise<UnfinishedRestore[]> {
  const ids = await openJournals(kit);
  if (ids.length === 0 || (await isOperationHeld(kit.pool))) return [];
  const unfinished: UnfinishedRestore[] = [];
  for (const id of ids) {
    const journal = await readJournal(kit, id);
    if (journal?.project !== project || (await exists(temporaryPath(kit, id)))) continue;
    const record = await restoreRecord(kit, { project, id });
    if (record) unfinished.push({ id, name: record.name, mayGiveUp: mayGiveUp({ scope, viewer, record }) });
  }
  return unfinished;
}

/** The record of a restore. */
export async function restoreRecord(
  kit: PlatformKit,
  address: { project: string; id: string },
): Promise<RestoreRecord | undefined> {
  const record = await backupRecord(kit, address);
  return record?.type === 'import' ? (record as RestoreRecord) : undefined;
}

interface RightsToAsk {
  scope: BackupScope;
  viewer: Viewer | undefined;
  record: RestoreRecord;
}

/** Throws `forbidden` for whoever could not start such a restore. */
export function requireGiveUp({ scope, viewer, record }: RightsToAsk): void {
  const missing = (['import', 'restore'] as const)
    .map((action) => permissionFor(scope, action))
    .find((key) => !viewer?.isSuper && !viewer?.permissions.has(key));
  if (missing !== undefined) throw new PlatformError('forbidden', { detail: missing });
  requireRights(viewer, record);
}

function mayGiveUp(rights: RightsToAsk): boolean {
  try {
    requireGiveUp(rights);
    return true;
  } catch {
    return false;
  }
}
