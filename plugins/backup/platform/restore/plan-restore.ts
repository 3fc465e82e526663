import type { OpenArchive } from '@signalbox/archive';
import type { ReaderLanguage } from '@signalbox/platform-kit/rest';
import { inTransaction } from '../data/in-transaction';
import { type LeftOutContent, leftOutRecords } from '../data/left-out';
import { judgeModules, stageModules, type ModuleVerdict } from '../data/judge/judge-modules';
import type { RestoreCounts } from '../data/restore-rule';
import { compareModules } from '../data/same-modules';
import { chosenAreas } from './areas';
import { differencesOf, type Difference } from './differences';
import { judgeFiles } from './files/judge-files';
import type { RestoreChoice, RestoreParts } from './restore-parts';

export interface RestorePlan {
  modules: (RestoreCounts & Pick<ModuleVerdict, 'name' | 'rule'> & { invalid?: LeftOutContent })[];
  files?: Partial<Record<'fileServer' | 'html', RestoreCounts>>;
  differences: Difference[];
  warnings: PlanWarning[];
}

/** What an operator should know before: `what` picks the words, the rest fills their holes. */
type PlanWarning =
  | { what: 'usersWithoutPassword'; count: number }
  | { what: 'secretsMissing'; fields: string[] }
  | { what: 'foldersStay'; folders: string[] }
  | { what: 'htmlNotServed'; version: string };

interface PlanFacts {
  project: string;
  archive: OpenArchive;
  choice: RestoreChoice;
  keptFolders: readonly string[];
  /** In which it says why something is left out. */
  language: ReaderLanguage;
}

/** Counts what a restore would do, by the judgement that the restore itself goes by. Changes nothing; throws what would refuse it. */
export async function planRestore(
  { kit, catalog }: Pick<RestoreParts, 'kit' | 'catalog'>,
  { project, archive, choice, keptFolders, language }: PlanFacts,
): Promise<RestorePlan> {
  const { rules } = choice;
  const verdicts = await inTransaction(
    kit.pool,
    async ({ client }) => {
      const read = async (select: string) =>
        (await client.query<[string]>({ text: select, rowMode: 'array' })).rows[0]![0];
      const { same } = await compareModules({ read, archive, project, modules: Object.keys(rules) });
      await stageModules({ client, archive, rules, same });
      return judgeModules({ client, catalog, project, rules, same });
    },
    { isRehearsal: true },
  );
  const files: RestorePlan['files'] = {};
  for (const { area, rule, heldRoot } of chosenAreas(kit, project, choice))
    files[area.item] = (await judgeFiles({ archive, area, rule, heldRoot, keptFolders })).counts;
  const { product } = archive.manifest;
  const isServed = product.version === kit.product.version;
  return {
    modules: verdicts.modules.map(({ name, rule, counts, invalid }) => {
      const leftOut = leftOutRecords(invalid, language);
      return { name, rule, ...counts, ...(leftOut ? { invalid: leftOut } : {}) };
    }),
    ...(Object.keys(files).length === 0 ? {} : { files }),
    differences: differencesOf(archive.manifest, { product: kit.product, project }),
    warnings: [
      ...(verdicts.usersWithoutPassword > 0
        ? [{ what: 'usersWithoutPassword' as const, count: verdicts.usersWithoutPassword }]
        : []),
      ...(verdicts.missingSecrets.length > 0
        ? [{ what: 'secretsMissing' as const, fields: verdicts.missingSecrets }]
        : []),
      ...(choice.fileServer === 2 && keptFolders.length > 0
        ? [{ what: 'foldersStay' as const, folders: [...keptFolders] }]
        : []),
      ...(choice.html !== undefined && !isServed ? [{ what: 'htmlNotServed' as const, version: product.version }] : []),
    ],
  };
}
