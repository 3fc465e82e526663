import { rm } from 'node:fs/promises';
import { join, relative } from 'node:path';
import { openArchive, type OpenArchive } from '@signalbox/archive';
import { markFrontEnd } from '@signalbox/platform-kit';
import { archivePath, makeFolder, temporaryPath } from '../archives/archive-files';
import { applyModules, lockModules } from '../data/apply-modules';
import { inTransaction } from '../data/in-transaction';
import { judgeModules, stageModules, type ModuleVerdict } from '../data/judge-modules';
import { settingFaults } from '../data/judge-setting';
import type { RestoreCounts } from '../data/restore-rule';
import type { OperationContext } from '../operations/contract';
import { chosenAreas } from './areas';
import type { FileArea } from './files/file-area';
import { type FilesVerdict, judgeFiles } from './files/judge-files';
import { stagedFolder, stageFiles } from './files/stage-files';
import { swapsOf } from './files/swaps-of';
import { finishRestore } from './finish-restore';
import { type AreaJournal, readJournal, type RestoreJournal, writeJournal } from './journal';
import { keepSecrets } from './kept-secrets';
import { phases, shareOf } from './phases';
import type { RestoreChoice, RestoreParts } from './restore-parts';
import { together } from './together';

export interface RestoreToRun {
  project: string;
  /** Of the backup's record. */
  backupId: string;
  /** What it is called. */
  name: string;
  choice: RestoreChoice;
  userId: string | null;
}

export type RestoreTotals = { name: string; counts: RestoreCounts }[];

/**
 * Restores a backup, all or nothing. Everything is staged first; then one transaction changes the data and writes what
 * is left to do, and its commit decides: whatever ends this before it leaves the platform as it was, and what ends it
 * afterwards is made up for by `recoverRestores`.
 */
export async function runRestore(
  parts: RestoreParts,
  { project, backupId, name, choice, userId }: RestoreToRun,
  context: OperationContext,
): Promise<RestoreTotals> {
  const { kit, catalog, atStep } = parts;
  const { id, signal, progress } = context;
  const folder = temporaryPath(kit, id);
  const archive = await openArchive({ path: archivePath(kit, { project, id: backupId }) });
  const staged = bytesToStage(archive, choice);
  let done = 0;
  const onBytes = (bytes: number) => {
    done += bytes;
    progress(shareOf('stage', staged === 0 ? 1 : done / staged), phases.stage);
  };
  try {
    // Also where no file is to be staged: it tells a replica that it has the right data folder.
    await makeFolder(folder);
    await atStep?.('opened');
    progress(0, phases.safety);
    const safety = await parts.makeSafetyBackup({
      project,
      choice,
      name,
      signal,
      onProgress: (fraction) => progress(shareOf('safety', fraction), phases.safety),
    });
    await atStep?.('saved');
    const keptFolders = await parts.keptFoldersOf({ project, id: backupId });
    await inTransaction(kit.pool, async ({ client, database }) => {
      const facts = { parts, project, choice, archive, folder, keptFolders, onBytes };
      const [areas] = await together(signal, [
        (both) => stageAreas({ ...facts, signal: both }),
        async (both) => {
          await stageModules({ client, archive, rules: choice.rules, signal: both, onBytes });
          await atStep?.('dataStaged');
        },
      ]);
      context.passPointOfNoReturn();
      progress(shareOf('apply', 0), phases.apply);
      await lockModules(client, project);
      await atStep?.('locked');
      const verdicts = await judgeModules({ client, catalog, project, rules: choice.rules });
      await keepSecrets({ client, id, project, modules: Object.keys(choice.rules) });
      await applyModules({ client, database, kit, project, verdicts, userId });
      await atStep?.('applied');
      const journal: RestoreJournal = {
        id,
        project,
        state: 'committed',
        facts: {
          rules: choice.rules,
          records: expectedRecords(verdicts.modules),
          safetyId: safety.id,
          settings: verdicts.settings.map(({ project: of, verdict: { next } }) => ({
            project: of,
            faultyFields: next ? settingFaults(catalog, next) : [],
          })),
          counts: [
            ...verdicts.modules.map(({ name, counts }) => ({ name, counts })),
            ...areas.map(({ area, verdict }) => ({ name: area.item, counts: verdict.counts })),
          ],
          ...Object.fromEntries(areas.map(({ area, journal }) => [area.item, journal])),
        },
      };
      await writeJournal(client, journal);
      await atStep?.('written');
    });
  } catch (error) {
    // A lost connection leaves it open whether the commit came through; only the database knows.
    if (!(await readJournal(kit, id))) {
      await rm(folder, { recursive: true, force: true });
      throw error;
    }
  } finally {
    await archive.close();
  }
  await atStep?.('committed');
  return finishRestore(parts, id, (phase) => progress(shareOf(phase, 0), phases[phase]));
}

interface AreasToStage {
  parts: RestoreParts;
  project: string;
  choice: RestoreChoice;
  archive: OpenArchive;
  folder: string;
  keptFolders: readonly string[];
  signal: AbortSignal;
  onBytes: (bytes: number) => void;
}

async function stageAreas({ parts, project, choice, archive, folder, keptFolders, signal, onBytes }: AreasToStage) {
  const { kit, atStep } = parts;
  const areas: { area: FileArea; verdict: FilesVerdict; journal: AreaJournal }[] = [];
  for (const { area, rule, heldRoot } of chosenAreas(kit, project, choice)) {
    const verdict = await judgeFiles({ archive, area, rule, heldRoot, keptFolders, signal });
    await stageFiles({ archive, area, verdict, folder, signal, onBytes });
    if (area.item === 'html' && verdict.units.size > 0)
      await markFrontEnd(stagedFolder(folder, area), archive.manifest.product);
    areas.push({ area, verdict, journal: await areaJournal({ dataDir: kit.dataDir, folder, area, verdict }) });
  }
  await atStep?.('filesStaged');
  return areas;
}

function bytesToStage(archive: OpenArchive, { rules, fileServer, html }: RestoreChoice): number {
  const isChosen = (name: string) =>
    (name.startsWith('data/') && Object.hasOwn(rules, name.slice('data/'.length, -'.ndjson'.length))) ||
    (name.startsWith('fileServer/') && fileServer !== undefined) ||
    (name.startsWith('html/') && html !== undefined);
  return archive.list().reduce((sum, { name, size }) => sum + (isChosen(name) ? size : 0), 0);
}

/** How many records at least a module must have afterwards. */
function expectedRecords(modules: readonly ModuleVerdict[]): Record<string, number> {
  const documents = modules.filter(({ name }) => name !== 'setting' && name !== 'settings');
  return Object.fromEntries(
    documents.map(({ name, counts }) => [name, counts.added + counts.changed + counts.same + counts.skipped]),
  );
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
      bytes: file.from === 'archive' ? file.entry.size : file.file.bytes,
    })),
  };
}

const maxSamples = 1_000;
