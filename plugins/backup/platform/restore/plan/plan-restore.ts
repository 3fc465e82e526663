import type { OpenArchive } from '@signalbox/archive';
import { newObjectId } from '@signalbox/platform-kit';
import type { MessageLocale } from '@signalbox/platform-kit/rest';
import { passingName, temporaryPath } from '@signalbox/platform-kit/archive-files';
import {
  compareModules,
  inspectArchived,
  inTransaction,
  planAreaFiles,
  planModules,
  type LeftOutContent,
  leftOutFiles,
  leftOutRecords,
  mediaRules,
  type ModuleResult,
  rejectAboveQuota,
  type RestoreCounts,
  stageModules,
} from '@signalbox/project-data';
import { chosenAreas } from '../choice/chosen-areas';
import { differencesOf, type Difference } from './differences';
import type { RestoreChoice } from '../choice/restore-choice';
import type { RestoreDeps } from '../restore-deps';

export interface RestorePlan {
  modules: (RestoreCounts & Pick<ModuleResult, 'name' | 'rule'> & { invalid?: LeftOutContent })[];
  files?: Partial<Record<'fileServer' | 'html', PlannedFiles>>;
  differences: Difference[];
  warnings: PlanWarning[];
}

type PlannedFiles = RestoreCounts & { invalid?: LeftOutContent };

/** Warnings for the operator. `what` selects the message, the other values are its parameters. */
type PlanWarning =
  | { what: 'usersWithoutPassword'; count: number }
  | { what: 'secretsMissing'; fields: string[] }
  | { what: 'foldersStay'; folders: string[] }
  // Counted as restored, though the restore may leave some of them out.
  | { what: 'filesNotInspected'; count: number }
  | { what: 'htmlNotServed'; version: string };

interface PlanOptions {
  project: string;
  archive: OpenArchive;
  choice: RestoreChoice;
  keptFolders: readonly string[];
  /** Language of the errors of content that is left out. */
  language: MessageLocale;
}

/**
 * Counts the changes of a restore, with the plan that the restore applies. Changes nothing. Throws the errors that
 * would reject the restore.
 */
export async function planRestore(
  { kit, catalog }: Pick<RestoreDeps, 'kit' | 'catalog'>,
  { project, archive, choice, keptFolders, language }: PlanOptions,
): Promise<RestorePlan> {
  const { rules } = choice;
  const results = await inTransaction(
    kit.pool,
    async ({ client }) => {
      const read = async (select: string) =>
        (await client.query<[string]>({ text: select, rowMode: 'array' })).rows[0]![0];
      const { same } = await compareModules({ read, archive, project, modules: Object.keys(rules) });
      await stageModules({ client, archive, rules, same });
      return planModules({ client, catalog, project, rules, same });
    },
    { isRehearsal: true },
  );
  const { files, notInspected } = await planFiles(
    { kit, catalog },
    { project, archive, choice, keptFolders, language },
  );
  const { product } = archive.manifest;
  const isServed = product.version === kit.product.version;
  return {
    modules: results.modules.map(({ name, rule, counts, invalid }) => {
      const leftOut = leftOutRecords(invalid, language);
      return { name, rule, ...counts, ...(leftOut ? { invalid: leftOut } : {}) };
    }),
    ...(Object.keys(files).length === 0 ? {} : { files }),
    differences: differencesOf(archive.manifest, { product: kit.product, project }),
    warnings: [
      ...(results.usersWithoutPassword > 0
        ? [{ what: 'usersWithoutPassword' as const, count: results.usersWithoutPassword }]
        : []),
      ...(results.missingSecrets.length > 0
        ? [{ what: 'secretsMissing' as const, fields: results.missingSecrets }]
        : []),
      ...(choice.fileServer === 2 && keptFolders.length > 0
        ? [{ what: 'foldersStay' as const, folders: [...keptFolders] }]
        : []),
      ...(notInspected > 0 ? [{ what: 'filesNotInspected' as const, count: notInspected }] : []),
      ...(choice.html !== undefined && !isServed ? [{ what: 'htmlNotServed' as const, version: product.version }] : []),
    ],
  };
}

async function planFiles(
  deps: Pick<RestoreDeps, 'kit' | 'catalog'>,
  { project, archive, choice, keptFolders, language }: PlanOptions,
): Promise<{ files: NonNullable<RestorePlan['files']>; notInspected: number }> {
  const { kit } = deps;
  const files: RestorePlan['files'] = {};
  let notInspected = 0;
  for (const { area, rule, existingRoot } of chosenAreas(kit, project, choice)) {
    const result = await planAreaFiles({ archive, area, rule, existingRoot, keptFolders });
    files[area.item] = result.counts;
    if (area.item === 'html') continue;
    const owner = newObjectId(kit.clock.now());
    const { inspect, quotaBytes } = await mediaRules(deps, {
      project,
      archive,
      settingRule: choice.rules.setting,
      owner,
    });
    const folder = temporaryPath(kit, passingName('upload', owner));
    const inspected = await inspectArchived({ archive, plan: result, inspect, folder });
    rejectAboveQuota(result, quotaBytes);
    notInspected += inspected.notInspected;
    const invalid = leftOutFiles(inspected, language);
    if (invalid) files[area.item] = { ...result.counts, invalid };
  }
  return { files, notInspected };
}
