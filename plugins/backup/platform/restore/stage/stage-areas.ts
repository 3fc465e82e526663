import { join, relative } from 'node:path';
import type { OpenArchive } from '@signalbox/archive';
import { markFrontEnd, type PlatformKit } from '@signalbox/platform-kit';
import type { OnlyFiles } from '../../make/write-backup';
import { type ChosenArea, chosenAreas } from '../choice/chosen-areas';
import {
  type FileArea,
  type FilesPlan,
  inspectStaged,
  type InvalidFiles,
  planAreaFiles,
  type MediaRules,
  rejectAboveQuota,
  stagedFolder,
  stageFiles,
  swapsOf,
} from '@signalbox/project-data';
import type { AreaJournal } from '../journal/journal';
import type { RestoreChoice, RestoreDeps } from '../restore-deps';

export interface PlannedArea extends ChosenArea {
  plan: FilesPlan;
}

interface AreasToPlan {
  kit: PlatformKit;
  project: string;
  choice: RestoreChoice;
  archive: OpenArchive;
  keptFolders: readonly string[];
  signal: AbortSignal;
}

/** Plans the files of each item. */
export async function planAreas({ kit, project, choice, ...options }: AreasToPlan): Promise<PlannedArea[]> {
  const planned: PlannedArea[] = [];
  for (const chosen of chosenAreas(kit, project, choice))
    planned.push({ ...chosen, plan: await planAreaFiles({ ...options, ...chosen }) });
  return planned;
}

/** The files that the restore changes or deletes. */
export function filesToSave(planned: readonly PlannedArea[]): OnlyFiles {
  return Object.fromEntries(
    planned.map(({ area, plan: { existing, files } }) => {
      const lost = existing.files.filter(({ path }) => files.get(path)?.from !== 'existing');
      return [area.item, new Set(lost.map(({ path }) => path))];
    }),
  );
}

interface AreasToStage {
  deps: RestoreDeps;
  planned: readonly PlannedArea[];
  archive: OpenArchive;
  /** Rules for media. */
  mediaRules: MediaRules;
  path: string;
  folder: string;
  signal: AbortSignal;
  onBytes: (bytes: number) => void;
}

export async function stageAreas({ deps, planned, archive, mediaRules, path, folder, signal, onBytes }: AreasToStage) {
  const { kit, atStep } = deps;
  const areas: { area: FileArea; plan: FilesPlan; invalid: InvalidFiles; journal: AreaJournal }[] = [];
  for (const { area, plan } of planned) {
    await stageFiles({ archive, path, area, plan, folder, signal, onBytes });
    let invalid: InvalidFiles = { count: 0, shown: [] };
    if (area.item === 'fileServer') {
      invalid = await inspectStaged({ area, plan, folder, inspect: mediaRules.inspect, signal });
      rejectAboveQuota(plan, mediaRules.quotaBytes);
    }
    if (area.item === 'html' && plan.units.size > 0)
      await markFrontEnd(stagedFolder(folder, area), archive.manifest.product);
    areas.push({
      area,
      plan,
      invalid,
      journal: await areaJournal({ dataDir: kit.dataDir, folder, area, plan }),
    });
  }
  await atStep?.('filesStaged');
  return areas;
}

async function areaJournal(options: {
  dataDir: string;
  folder: string;
  area: FileArea;
  plan: FilesPlan;
}): Promise<AreaJournal> {
  const { dataDir, area, plan } = options;
  const units = [...plan.units];
  const swaps = await swapsOf(options);
  const restored = [...plan.files].filter(([, file]) => file.from === 'archive').slice(0, maxSamples);
  return {
    swaps: swaps.map((swap, index) => ({ swap, unit: units[index] ?? '' })),
    samples: restored.map(([path, file]) => ({
      path: relative(dataDir, join(area.root, path)),
      bytes: file.from === 'archive' ? (file.bytes ?? file.entry.size) : file.file.bytes,
    })),
  };
}

const maxSamples = 1_000;
