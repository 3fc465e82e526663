import { join, relative } from 'node:path';
import type { OpenArchive } from '@signalbox/archive';
import { markFrontEnd, type PlatformKit } from '@signalbox/platform-kit';
import type { OnlyFiles } from '../make/write-backup';
import { type ChosenArea, chosenAreas } from './areas';
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
import type { AreaJournal } from './journal';
import type { RestoreChoice, RestoreDeps } from './restore-deps';

export interface PlannedArea extends ChosenArea {
  verdict: FilesPlan;
}

interface AreasToPlan {
  kit: PlatformKit;
  project: string;
  choice: RestoreChoice;
  archive: OpenArchive;
  keptFolders: readonly string[];
  signal: AbortSignal;
}

/** What the restore makes of the files of each item. */
export async function planAreas({ kit, project, choice, ...options }: AreasToPlan): Promise<PlannedArea[]> {
  const validated: PlannedArea[] = [];
  for (const chosen of chosenAreas(kit, project, choice))
    validated.push({ ...chosen, verdict: await planAreaFiles({ ...options, ...chosen }) });
  return validated;
}

/** The files that go or change. */
export function filesToSave(validated: readonly PlannedArea[]): OnlyFiles {
  return Object.fromEntries(
    validated.map(({ area, verdict: { held, files } }) => {
      const lost = held.files.filter(({ path }) => files.get(path)?.from !== 'held');
      return [area.item, new Set(lost.map(({ path }) => path))];
    }),
  );
}

interface AreasToStage {
  deps: RestoreDeps;
  validated: readonly PlannedArea[];
  archive: OpenArchive;
  /** Of media. */
  mediaRules: MediaRules;
  path: string;
  folder: string;
  signal: AbortSignal;
  onBytes: (bytes: number) => void;
}

export async function stageAreas({
  deps,
  validated,
  archive,
  mediaRules,
  path,
  folder,
  signal,
  onBytes,
}: AreasToStage) {
  const { kit, atStep } = deps;
  const areas: { area: FileArea; verdict: FilesPlan; invalid: InvalidFiles; journal: AreaJournal }[] = [];
  for (const { area, verdict: result } of validated) {
    await stageFiles({ archive, path, area, verdict: result, folder, signal, onBytes });
    let invalid: InvalidFiles = { count: 0, shown: [] };
    if (area.item === 'fileServer') {
      invalid = await inspectStaged({ area, verdict: result, folder, inspect: mediaRules.inspect, signal });
      rejectAboveQuota(result, mediaRules.quotaBytes);
    }
    if (area.item === 'html' && result.units.size > 0)
      await markFrontEnd(stagedFolder(folder, area), archive.manifest.product);
    areas.push({
      area,
      verdict: result,
      invalid,
      journal: await areaJournal({ dataDir: kit.dataDir, folder, area, verdict: result }),
    });
  }
  await atStep?.('filesStaged');
  return areas;
}

async function areaJournal(options: {
  dataDir: string;
  folder: string;
  area: FileArea;
  verdict: FilesPlan;
}): Promise<AreaJournal> {
  const { dataDir, area, verdict: result } = options;
  const units = [...result.units];
  const swaps = await swapsOf(options);
  const restored = [...result.files].filter(([, file]) => file.from === 'archive').slice(0, maxSamples);
  return {
    swaps: swaps.map((swap, index) => ({ swap, unit: units[index] ?? '' })),
    samples: restored.map(([path, file]) => ({
      path: relative(dataDir, join(area.root, path)),
      bytes: file.from === 'archive' ? (file.bytes ?? file.entry.size) : file.file.bytes,
    })),
  };
}

const maxSamples = 1_000;
