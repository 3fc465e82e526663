import { join } from 'node:path/posix';
import { markFrontEnd } from '@signalbox/platform-kit';
import {
  type FileArea,
  type FilesPlan,
  inspectStaged,
  type InvalidFiles,
  type MediaRules,
  type JobFolder,
  placeStaged,
  rejectAboveQuota,
  stagedFolder,
  stageFiles,
  stageNotes,
  swapsOf,
} from '@signalbox/project-data';
import type { AreaJournal } from '../journal/journal';
import type { PlannedArea } from '../prepare/plan-areas';
import type { RestoreContext } from '../restore-context';

export interface StagedArea {
  area: FileArea;
  plan: FilesPlan;
  /** Files that were left out. */
  invalid: InvalidFiles;
  journal: AreaJournal;
}

interface AreasToStage {
  planned: readonly PlannedArea[];
  mediaRules: MediaRules;
  signal: AbortSignal;
}

export async function stageAreas(
  { deps: { kit, atStep }, input: { project }, archive, file, jobFolder, report }: RestoreContext,
  { planned, mediaRules, signal }: AreasToStage,
): Promise<StagedArea[]> {
  const { location: folder } = jobFolder;
  const areas: StagedArea[] = [];
  for (const { area, plan, rule } of planned) {
    await stageFiles({ archive, path: file.path, area, plan, folder, signal, onBytes: report.onBytes });
    let invalid: InvalidFiles = { count: 0, shown: [] };
    if (area.item === 'fileServer') {
      invalid = await inspectStaged({ area, plan, folder, inspect: mediaRules.inspect, signal });
      rejectAboveQuota(plan, mediaRules.quotaBytes);
    }
    if (area.item === 'html' && plan.units.size > 0)
      await markFrontEnd(stagedFolder(folder, area), archive.manifest.product);
    await placeStaged({ area, plan, jobFolder, signal });
    if (area.item === 'fileServer') await stageNotes({ kit, project, archive, area, plan, rule, jobFolder });
    areas.push({
      area,
      plan,
      invalid,
      journal: await areaJournal({ jobFolder, area, plan }),
    });
  }
  await atStep?.('filesStaged');
  return areas;
}

async function areaJournal(options: { jobFolder: JobFolder; area: FileArea; plan: FilesPlan }): Promise<AreaJournal> {
  const { area, plan } = options;
  const units = [...plan.units];
  const swaps = await swapsOf(options);
  const restored = [...plan.files].filter(([, file]) => file.from === 'archive').slice(0, maxSamples);
  return {
    swaps: swaps.map((swap, index) => ({ swap, unit: units[index] ?? '' })),
    samples: restored.map(([path, file]) => ({
      path: join(area.root, path),
      bytes: file.from === 'archive' ? (file.bytes ?? file.entry.size) : file.file.bytes,
    })),
  };
}

const maxSamples = 1_000;
