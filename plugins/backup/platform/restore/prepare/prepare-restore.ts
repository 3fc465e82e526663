import {
  compareModules,
  isPlainCollection,
  makeJobFolder,
  type ModuleRules,
  ModuleTees,
  openSnapshot,
  outweighsTheRest,
  readIn,
  type Snapshot,
  withoutSame,
} from '@signalbox/project-data';
import { emptyModules } from '../journal/kept-writes';
import { phases } from '../progress/phases';
import type { RestoreContext } from '../restore-context';
import { handledPromise } from './handled-promise';
import { type PlannedArea, planAreas } from './plan-areas';

export interface PreparedRestore extends RestoreContext {
  /** The state to compare with and to save. */
  snapshot: Snapshot;
  /** Runs in parallel with the data. */
  planning: Promise<PlannedArea[]>;
  /** Modules that equal the archive. */
  same: Awaited<ReturnType<typeof compareModules>>['same'];
  fingerprints: ReadonlyMap<string, string>;
  /** Rules of the modules that differ. */
  rules: ModuleRules;
  /** Names of the modules that differ. */
  modules: string[];
  /** Those of them that are empty in the snapshot. */
  empty: ReadonlySet<string>;
  tees: ModuleTees;
}

/** Plans the files, and finds the modules that differ from the archive. */
export async function prepareRestore(context: RestoreContext): Promise<PreparedRestore> {
  const { deps, job, input, archive, opened } = context;
  const { kit, atStep } = deps;
  const { project, choice } = input;
  // Created even without files to stage: it shows a replica that it can finish the restore.
  await makeJobFolder(kit, context.jobFolder);
  await atStep?.('opened');
  job.progress(0, phases.safety);
  const keptFolders = await deps.keptFoldersOf({ project, id: input.backupId });
  const toCompare = { archive, project, modules: Object.keys(choice.rules) };
  // Before the snapshot is opened, as dropping the index would wait for it.
  if (await outweighsTheRest(kit, toCompare)) opened.isIndexDropped = await deps.bodyIndex.drop();
  const snapshot = (opened.snapshot = await openSnapshot(kit));
  const planning = handledPromise(planAreas({ kit, project, choice, archive, keptFolders, signal: job.signal }));
  opened.planning = planning;
  const { same, fingerprints } = await compareModules({ read: readIn(snapshot), ...toCompare });
  // Writes of others to the unchanged modules from now on count as writes after the restore.
  const rules = withoutSame(choice.rules, same);
  const modules = Object.keys(rules);
  const empty = await emptyModules(snapshot, { project, modules });
  const tees = new ModuleTees(modules.filter((module) => isPlainCollection({ project, module })));
  return { ...context, snapshot, planning, same, fingerprints, rules, modules, empty, tees };
}
