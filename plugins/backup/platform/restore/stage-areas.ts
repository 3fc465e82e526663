import { join, relative } from 'node:path';
import type { OpenArchive } from '@signalbox/archive';
import { markFrontEnd, type PlatformKit } from '@signalbox/platform-kit';
import type { OnlyFiles } from '../make/write-backup';
import { type ChosenArea, chosenAreas } from './areas';
import {
  type FileArea,
  type FilesVerdict,
  inspectStaged,
  type InvalidFiles,
  judgeFiles,
  type MediaRules,
  rejectAboveQuota,
  stagedFolder,
  stageFiles,
  swapsOf,
} from '@signalbox/project-data';
import type { AreaJournal } from './journal';
import type { RestoreChoice, RestoreParts } from './restore-parts';

export interface JudgedArea extends ChosenArea {
  verdict: FilesVerdict;
}

interface AreasToJudge {
  kit: PlatformKit;
  project: string;
  choice: RestoreChoice;
  archive: OpenArchive;
  keptFolders: readonly string[];
  signal: AbortSignal;
}

/** What the restore makes of the files of each item. */
export async function judgeAreas({ kit, project, choice, ...facts }: AreasToJudge): Promise<JudgedArea[]> {
  const judged: JudgedArea[] = [];
  for (const chosen of chosenAreas(kit, project, choice))
    judged.push({ ...chosen, verdict: await judgeFiles({ ...facts, ...chosen }) });
  return judged;
}

/** The files that go or change. */
export function filesToSave(judged: readonly JudgedArea[]): OnlyFiles {
  return Object.fromEntries(
    judged.map(({ area, verdict: { held, files } }) => {
      const lost = held.files.filter(({ path }) => files.get(path)?.from !== 'held');
      return [area.item, new Set(lost.map(({ path }) => path))];
    }),
  );
}

interface AreasToStage {
  parts: RestoreParts;
  judged: readonly JudgedArea[];
  archive: OpenArchive;
  /** Of media. */
  mediaRules: MediaRules;
  path: string;
  folder: string;
  signal: AbortSignal;
  onBytes: (bytes: number) => void;
}

export async function stageAreas({ parts, judged, archive, mediaRules, path, folder, signal, onBytes }: AreasToStage) {
  const { kit, atStep } = parts;
  const areas: { area: FileArea; verdict: FilesVerdict; invalid: InvalidFiles; journal: AreaJournal }[] = [];
  for (const { area, verdict } of judged) {
    await stageFiles({ archive, path, area, verdict, folder, signal, onBytes });
    let invalid: InvalidFiles = { count: 0, shown: [] };
    if (area.item === 'fileServer') {
      invalid = await inspectStaged({ area, verdict, folder, inspect: mediaRules.inspect, signal });
      rejectAboveQuota(verdict, mediaRules.quotaBytes);
    }
    if (area.item === 'html' && verdict.units.size > 0)
      await markFrontEnd(stagedFolder(folder, area), archive.manifest.product);
    areas.push({ area, verdict, invalid, journal: await areaJournal({ dataDir: kit.dataDir, folder, area, verdict }) });
  }
  await atStep?.('filesStaged');
  return areas;
}

async function areaJournal(facts: {
  dataDir: string;
  folder: string;
  area: FileArea;
  verdict: FilesVerdict;
}): Promise<AreaJournal> {
  const { dataDir, area, verdict } = facts;
  const units = [...verdict.units];
  const swaps = await swapsOf(facts);
  const restored = [...verdict.files].filter(([, file]) => file.from === 'archive').slice(0, maxSamples);
  return {
    swaps: swaps.map((swap, index) => ({ swap, unit: units[index] ?? '' })),
    samples: restored.map(([path, file]) => ({
      path: relative(dataDir, join(area.root, path)),
      bytes: file.from === 'archive' ? (file.bytes ?? file.entry.size) : file.file.bytes,
    })),
  };
}

const maxSamples = 1_000;
