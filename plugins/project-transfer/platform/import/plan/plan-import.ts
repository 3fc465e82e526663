import type { FormCatalog, PlatformKit, Viewer } from '@signalbox/platform-kit';
import type { MessageLocale } from '@signalbox/platform-kit/rest';
import { inTransaction, leftOutFiles, leftOutRecords, type RestoreRule } from '@signalbox/project-data';
import type { ImportPlan } from '../../../shared/transfer';
import type { ProjectPart } from '../../project-parts';
import { type DataPlan, planData, stageData } from './plan-data';
import { planMedia } from './plan-media';
import type { ExtractedProject } from '../prepare/extract-project';

export interface ImportToPlan {
  project: string;
  archive: ExtractedProject;
  parts: readonly ProjectPart[];
  rule: RestoreRule;
  /** Language of the errors of content that is left out. */
  language: MessageLocale;
  viewer: Viewer | undefined;
}

/** Counts the changes of an import, with the plan that the import applies. Changes nothing. */
export async function planImport(
  { kit, catalog }: { kit: PlatformKit; catalog: FormCatalog },
  { project, archive, parts, rule, language, viewer }: ImportToPlan,
): Promise<ImportPlan> {
  const result = await inTransaction(
    kit.pool,
    async ({ client }) => {
      const options = { client, archive, project, parts, rule, catalog };
      await stageData(options);
      return planData(options);
    },
    { isRehearsal: true },
  );
  const { head, manifest } = archive;
  const chosen = new Set(parts.map(({ name }) => name));
  return {
    rule,
    parts: await countedParts(kit, { project, archive, parts, rule, language, viewer, result }),
    offered: head.parts,
    differences: differencesOf({ kit, archive, project }),
    leftOut: manifest.leftOut.filter(({ part }) => chosen.has(part)),
    lostSecrets: result.lostSecrets,
  };
}

async function countedParts(
  kit: PlatformKit,
  { project, archive, parts, rule, language, viewer, result }: ImportToPlan & { result: DataPlan },
): Promise<ImportPlan['parts']> {
  const counted: ImportPlan['parts'] = [];
  for (const part of parts) {
    const { name } = part;
    if (part.kind === 'files') {
      const media = await planMedia(kit, { project, archive, rule, viewer });
      const invalid = leftOutFiles(media.invalid, language);
      counted.push({ name, ...media.plan.counts, ...(invalid ? { invalid } : {}) });
      continue;
    }
    const planned = result.parts.find((each) => each.part.name === name);
    if (!planned) continue;
    const invalid = leftOutRecords(planned.invalid, language);
    counted.push({ name, ...planned.counts, ...(invalid ? { invalid } : {}) });
  }
  return counted;
}

function differencesOf({
  kit,
  archive: { head },
  project,
}: {
  kit: PlatformKit;
  archive: ExtractedProject;
  project: string;
}) {
  const text = ({ name, version }: { name: string; version: string }) => `${name} ${version}`;
  const pairs = [
    { what: 'product' as const, archived: text(head.product), running: text(kit.product) },
    { what: 'project' as const, archived: head.project, running: project },
  ];
  return pairs.filter(({ archived, running }) => archived !== running);
}
