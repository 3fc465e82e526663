import { mediaArea, placeStaged, stageFiles, stageNotes, swapsOf, type Transaction } from '@signalbox/project-data';
import type { ImportJournal } from '../journal/import-journal';
import { type MediaPlan, planMedia } from '../plan/plan-media';
import { stageData } from '../plan/plan-data';
import type { PreparedImport } from '../prepare/prepare-import';

export interface StagedImport extends PreparedImport {
  /** Moves of the staged files to their targets. */
  swaps: ImportJournal['swaps'];
  /** Undefined when the import has no files. */
  media?: MediaPlan;
}

/** Copies the records into temporary tables of the transaction, and the files beside those of the project. */
export async function stageImport(prepared: PreparedImport, { client }: Transaction): Promise<StagedImport> {
  const { deps, archive, parts, job, input } = prepared;
  await stageData({ ...input, client, archive, parts, kit: deps.kit }, job.signal);
  job.progress(0.7, 'stage');
  const hasFiles = parts.some(({ kind }) => kind === 'files');
  const staged = hasFiles ? await stageMedia(prepared) : { ...prepared, swaps: [] };
  await deps.atStep?.('staged');
  return staged;
}

async function stageMedia(prepared: PreparedImport): Promise<StagedImport> {
  const { deps, input, job, archive, jobFolder } = prepared;
  const { project, rule, viewer } = input;
  const { signal } = job;
  const area = mediaArea(deps.kit, project);
  const media = await planMedia(deps.kit, { archive, project, rule, viewer, signal });
  const { plan } = media;
  await stageFiles({ archive, area, plan, folder: jobFolder.location, signal });
  await placeStaged({ area, plan, jobFolder, signal });
  await stageNotes({ kit: deps.kit, project, archive, area, plan, rule, jobFolder });
  const units = [...plan.units];
  const swaps = await swapsOf({ jobFolder, area, plan });
  return { ...prepared, media, swaps: swaps.map((swap, index) => ({ swap, unit: units[index] ?? '' })) };
}
