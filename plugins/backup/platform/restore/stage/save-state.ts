import { newObjectId } from '@signalbox/platform-kit';
import { recordSafety } from '../journal/restore-record';
import { handledPromise } from '../prepare/handled-promise';
import { filesToSave } from '../prepare/plan-areas';
import type { PreparedRestore } from '../prepare/prepare-restore';
import { bytesToSave } from '../prepare/restore-size';

/** Makes the safety backup. Returns its id, or undefined when the restore changes and deletes nothing. */
export async function saveState(context: PreparedRestore, signal: AbortSignal): Promise<string | undefined> {
  const { deps, job, input, archive, planning, modules, rules, tees, report } = context;
  const { kit, atStep } = deps;
  const { project, safetyName: name, choice } = input;
  const onlyFiles = handledPromise(planning.then(filesToSave));
  if (modules.length === 0 && Object.values(await onlyFiles).every((paths) => paths.size === 0)) {
    report.onSafety(1);
    await atStep?.('saved');
    return undefined;
  }
  const id = newObjectId(kit.clock.now());
  // Recorded before the backup exists, so that no user deletes it while it is needed.
  await recordSafety(kit, { id: job.id, project }, id);
  try {
    await deps.makeSafetyBackup({
      id,
      name,
      project,
      choice: { ...choice, rules },
      onlyFiles,
      expectedBytes: handledPromise(planning.then((areas) => bytesToSave(archive, rules, areas))),
      fingerprints: context.fingerprints,
      snapshot: context.snapshot,
      tees,
      signal,
      onProgress: report.onSafety,
    });
  } finally {
    tees.end();
  }
  await atStep?.('saved');
  return id;
}
