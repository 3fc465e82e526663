import type { MessageLocale } from '@signalbox/api';
import type { OpenArchive } from '@signalbox/archive';
import { newObjectId, type Viewer } from '@signalbox/platform-kit';
import { passingName, temporaryPath } from '@signalbox/platform-kit/archive-files';
import {
  compareModules,
  type InspectionLimits,
  inspectArchived,
  inTransaction,
  planAreaFiles,
  planModules,
  leftOutFiles,
  leftOutRecords,
  mediaRules,
  rejectAboveQuota,
  stageModules,
} from '@signalbox/project-data';
import { chosenAreas } from '../choice/chosen-areas';
import type { RestorePlan } from '../../../shared/restore-plan';
import { differencesOf } from './differences';
import { planWarnings } from './plan-warnings';
import type { RestoreChoice } from '../choice/restore-choice';
import type { RestoreDeps } from '../restore-deps';

type PlanDeps = Pick<RestoreDeps, 'kit' | 'catalog'>;

interface PlanOptions {
  project: string;
  archive: OpenArchive;
  choice: RestoreChoice;
  viewer: Viewer;
  keptFolders: readonly string[];
  /** Language of the errors of content that is left out. */
  language: MessageLocale;
  /** Limits of the inspection of files. Those of a response by default. */
  inspectionLimits?: InspectionLimits;
}

/**
 * Counts the changes of a restore, with the plan that the restore applies. Changes nothing. Throws the errors that
 * would reject the restore.
 */
export async function planRestore(deps: PlanDeps, options: PlanOptions): Promise<RestorePlan> {
  const { project, archive, language } = options;
  const { product } = deps.kit;
  const results = await planData(deps, options);
  const { files, notInspected } = await planFiles(deps, options);
  return {
    modules: results.modules.map(({ name, rule, counts, invalid }) => {
      const leftOut = leftOutRecords(invalid, language);
      return { name, rule, ...counts, ...(leftOut ? { invalid: leftOut } : {}) };
    }),
    ...(Object.keys(files).length === 0 ? {} : { files }),
    differences: differencesOf(archive.manifest, { product, project }),
    warnings: planWarnings({ ...options, ...results, notInspected, product }),
  };
}

function planData({ kit, catalog }: PlanDeps, { project, archive, viewer, choice: { rules } }: PlanOptions) {
  return inTransaction(
    kit.pool,
    async ({ client }) => {
      const read = async (select: string) =>
        (await client.query<[string]>({ text: select, rowMode: 'array' })).rows[0]![0];
      const { same } = await compareModules({ read, archive, project, modules: Object.keys(rules) });
      await stageModules({ client, archive, rules, same });
      return planModules({ client, catalog, project, rules, viewer, same });
    },
    { isRehearsal: true },
  );
}

async function planFiles(
  deps: PlanDeps,
  { project, archive, choice, keptFolders, language, inspectionLimits: limits }: PlanOptions,
): Promise<{ files: NonNullable<RestorePlan['files']>; notInspected: number }> {
  const { kit } = deps;
  const files: RestorePlan['files'] = {};
  let notInspected = 0;
  for (const { area, rule, existingAt } of chosenAreas(kit, project, choice)) {
    const result = await planAreaFiles({ archive, area, rule, existingAt, keptFolders });
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
    const inspected = await inspectArchived({ archive, plan: result, inspect, folder, limits });
    rejectAboveQuota(result, quotaBytes);
    notInspected += inspected.notInspected;
    const invalid = leftOutFiles(inspected, language);
    if (invalid) files[area.item] = { ...result.counts, invalid };
  }
  return { files, notInspected };
}
