import { rm } from 'node:fs/promises';
import { openArchive } from '@signalbox/archive';
import { newObjectId } from '@signalbox/platform-kit';
import type { MessageLocale } from '@signalbox/platform-kit/rest';
import { archivePath, makeFolder, temporaryPath } from '../archives/archive-files';
import {
  applyModules,
  compareModules,
  ModuleTees,
  inTransaction,
  isPlainCollection,
  planModules,
  type LeftOutContent,
  leftOutFiles,
  leftOutRecords,
  lockModules,
  mediaRules,
  type ModuleResult,
  openSnapshot,
  outweighsTheRest,
  readIn,
  settingErrors,
  type Snapshot,
  stageAgain,
  stageModules,
  tidyIndex,
  withoutSame,
} from '@signalbox/project-data';
import type { JobContext } from '@signalbox/jobs';
import { finishRestore } from './finish/finish-restore';
import { lockJournal, readJournal, type RestoreJournal, type RestoreTotals, writeJournal } from './journal/journal';
import { keepSecrets } from './journal/kept-secrets';
import { emptyModules, keepWrites } from './journal/kept-writes';
import { phases, shareOf } from './progress/phases';
import type { RestoreChoice, RestoreDeps } from './restore-deps';
import { recordSafety } from './journal/restore-record';
import { bytesToSave, bytesToStage, restoreProgress } from './progress/restore-progress';
import { filesToSave, type PlannedArea, planAreas, stageAreas } from './stage/stage-areas';
import { together } from './stage/together';

export interface RestoreToRun {
  project: string;
  /** Id of the backup's record. */
  backupId: string;
  /** Name of the safety backup. */
  safetyName: string;
  choice: RestoreChoice;
  userId: string | null;
  /** Language of the errors of content that is left out. */
  language: MessageLocale;
}

/**
 * Restores a backup completely or not at all. Everything is staged first. One transaction then changes the data and
 * writes the journal of the remaining work. Its commit decides: an error before it leaves the platform unchanged, and
 * after it `recoverRestores` finishes the restore.
 */
export async function runRestore(
  deps: RestoreDeps,
  { project, backupId, safetyName, choice, userId, language }: RestoreToRun,
  context: JobContext,
): Promise<RestoreTotals> {
  const { kit, catalog, bodyIndex, atStep } = deps;
  const { id, signal, progress } = context;
  const folder = temporaryPath(kit, id);
  const path = archivePath(kit, { project, id: backupId });
  const archive = await openArchive({ path });
  const report = restoreProgress(progress, bytesToStage(archive, choice));
  let openedSnapshot: Snapshot | undefined;
  let planned: Promise<PlannedArea[]> | undefined;
  let isIndexDropped = false;
  try {
    // Created even without files to stage: it shows a replica that it has the right data folder.
    await makeFolder(folder);
    await atStep?.('opened');
    progress(0, phases.safety);
    const keptFolders = await deps.keptFoldersOf({ project, id: backupId });
    // Before the snapshot is opened, as dropping the index would wait for it.
    if (await outweighsTheRest(kit, { archive, project, modules: Object.keys(choice.rules) }))
      isIndexDropped = await bodyIndex.drop();
    const snapshot = await openSnapshot(kit);
    openedSnapshot = snapshot;
    // Runs in parallel with the data.
    const planning = heeded(planAreas({ kit, project, choice, archive, keptFolders, signal }));
    planned = planning;
    const toCompare = { archive, project, modules: Object.keys(choice.rules) };
    const { same, fingerprints } = await compareModules({ read: readIn(snapshot), ...toCompare });
    // Writes of others to the unchanged modules from now on count as writes after the restore.
    const rules = withoutSame(choice.rules, same);
    const modules = Object.keys(rules);
    const empty = await emptyModules(snapshot, { project, modules });
    const tees = new ModuleTees(modules.filter((module) => isPlainCollection({ project, module })));
    await inTransaction(kit.pool, async ({ client, database }) => {
      const save = async (all: AbortSignal) => {
        const onlyFiles = heeded(planning.then(filesToSave));
        const { onSafety: onProgress } = report;
        if (modules.length === 0 && Object.values(await onlyFiles).every((paths) => paths.size === 0)) {
          onProgress(1);
          await atStep?.('saved');
          return undefined;
        }
        const safetyId = newObjectId(kit.clock.now());
        // Recorded before the backup exists, so that no user deletes it while it is needed.
        await recordSafety(kit, { id, project }, safetyId);
        const expectedBytes = heeded(planning.then((areas) => bytesToSave(archive, rules, areas)));
        const safety = {
          id: safetyId,
          name: safetyName,
          project,
          choice: { ...choice, rules },
          onlyFiles,
          expectedBytes,
          fingerprints,
        };
        try {
          await deps.makeSafetyBackup({ ...safety, snapshot, tees, signal: all, onProgress });
        } finally {
          tees.end();
        }
        await atStep?.('saved');
        return safetyId;
      };
      const { onBytes } = report;
      const stageFilesOf = async (all: AbortSignal) => {
        const rules = await mediaRules(deps, { project, archive, settingRule: choice.rules.setting, owner: id });
        return stageAreas({
          deps,
          planned: await planning,
          archive,
          mediaRules: rules,
          path,
          folder,
          signal: all,
          onBytes,
        });
      };
      const stageData = async (all: AbortSignal) => {
        const options = { client, archive, rules: choice.rules, same, tees, placeIn: project };
        try {
          const staged = await stageModules({ ...options, signal: all, onBytes });
          await atStep?.('dataStaged');
          return staged;
        } finally {
          tees.leaveAll();
        }
      };
      // These steps change no existing content. The commit waits for all of them.
      const [safetyId, [areas, { placed, differences }]] = await together(signal, [
        save,
        (both) => together(both, [stageFilesOf, stageData]),
      ]);
      await lockJournal(client, id);
      await context.passPointOfNoReturn();
      progress(shareOf('apply', 0), phases.apply);
      await lockModules(client, project);
      await atStep?.('locked');
      const changed = await keepWrites({ client, snapshot, id, project, modules, placed, empty });
      const outdated = [...differences.keys()].filter((module) => changed.has(module));
      await stageAgain({ client, archive }, outdated);
      for (const module of outdated) differences.delete(module);
      const results = await planModules({ client, catalog, project, rules: choice.rules, placed, same, differences });
      await keepSecrets({ client, id, project, modules });
      await applyModules({ client, database, kit, project, results, userId });
      await atStep?.('applied');
      const journal: RestoreJournal = {
        id,
        project,
        state: 'committed',
        facts: {
          rules,
          records: expectedRecords(results.modules),
          ...(safetyId === undefined ? {} : { safetyId }),
          settings: results.settings.map(({ project: of, result: { next } }) => ({
            project: of,
            faultyFields: next ? settingErrors(catalog, next) : [],
          })),
          counts: [
            ...results.modules.map(({ name, counts, invalid }) =>
              totalOf({ name, counts, invalid: leftOutRecords(invalid, language) }),
            ),
            ...areas.map(({ area, plan, invalid }) =>
              totalOf({ name: area.item, counts: plan.counts, invalid: leftOutFiles(invalid, language) }),
            ),
          ],
          ...Object.fromEntries(areas.map(({ area, journal }) => [area.item, journal])),
        },
      };
      await writeJournal(client, journal);
      await atStep?.('written');
    });
  } catch (error) {
    // After a lost connection only the database knows whether the commit succeeded.
    if (!(await readJournal(kit, id))) {
      await rm(folder, { recursive: true, force: true });
      throw error;
    }
  } finally {
    try {
      await openedSnapshot?.close();
      await planned?.catch(leaveToOthers);
      await archive.close();
    } finally {
      // Not awaited. Housekeeping repeats it when it fails.
      const tidied = isIndexDropped ? bodyIndex.restore() : tidyIndex(kit);
      tidied.catch(leaveToHousekeeping);
    }
  }
  await atStep?.('committed');
  return finishRestore(deps, { id, project }, (phase) => progress(shareOf(phase, 0), phases[phase]));
}

function totalOf({ name, counts, invalid }: RestoreTotals[number] & { invalid: LeftOutContent | undefined }) {
  return { name, counts, ...(invalid ? { invalid } : {}) };
}

function leaveToHousekeeping(): void {}
function leaveToOthers(): void {}

/** Marks a promise as handled that is awaited later, or never when another step fails first. */
function heeded<Result>(promise: Promise<Result>): Promise<Result> {
  promise.catch(leaveToOthers);
  return promise;
}

/** Minimum number of records of a module after the restore. */
function expectedRecords(modules: readonly ModuleResult[]): Record<string, number> {
  const documents = modules.filter(({ name }) => name !== 'setting' && name !== 'settings');
  return Object.fromEntries(
    documents.map(({ name, counts }) => [name, counts.added + counts.changed + counts.same + counts.skipped]),
  );
}
