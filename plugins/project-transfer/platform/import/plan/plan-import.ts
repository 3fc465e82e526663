import type { RestoreRule } from '@signalbox/schemas/types';
import type { MessageLocale } from '@signalbox/api';
import type { FormCatalog, PlatformKit, Viewer } from '@signalbox/platform-kit';
import { inTransaction } from '@signalbox/project-data';
import type { ImportPlan } from '../../../shared/transfer';
import type { ProjectPart } from '../../project-parts';
import { countedParts } from './counted-parts';
import { planData, stageData } from './plan-data';
import { planMedia } from './plan-media';
import type { ExtractedProject } from '../prepare/extract-project';

interface ImportToPlan {
  project: string;
  archive: ExtractedProject;
  parts: readonly ProjectPart[];
  rule: RestoreRule;
  /** Language of the errors of content that is left out. */
  language: MessageLocale;
  viewer: Viewer;
}

/** Counts the changes of an import, with the plan that the import applies. Changes nothing. */
export async function planImport(
  { kit, catalog }: { kit: PlatformKit; catalog: FormCatalog },
  { project, archive, parts, rule, language, viewer }: ImportToPlan,
): Promise<ImportPlan> {
  const data = await inTransaction(
    kit.pool,
    async ({ client }) => {
      const options = { client, archive, project, parts, rule, catalog, viewer };
      await stageData({ ...options, kit });
      return planData(options);
    },
    { isRehearsal: true },
  );
  const hasFiles = parts.some(({ kind }) => kind === 'files');
  const media = hasFiles ? await planMedia(kit, { project, archive, rule, viewer }) : undefined;
  const { head, manifest } = archive;
  const chosen = new Set(parts.map(({ name }) => name));
  return {
    rule,
    parts: countedParts({ parts, data, media }, language),
    offered: head.parts,
    differences: differencesOf({ kit, archive, project }),
    leftOut: manifest.leftOut.filter(({ part }) => chosen.has(part)),
    lostSecrets: data.lostSecrets,
  };
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
