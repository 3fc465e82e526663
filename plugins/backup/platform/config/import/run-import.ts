import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { type FormCatalog, freeBytes, type PlatformKit, type Viewer } from '@signalbox/platform-kit';
import { temporaryPath } from '../../archives/archive-files';
import {
  applyDocuments,
  applySetting,
  inTransaction,
  lockModules,
  mediaArea,
  type RestoreRule,
  stageFiles,
  swapsOf,
  type Transaction,
} from '@signalbox/project-data';
import type { JobContext } from '@signalbox/jobs';
import type { ProjectPart } from '../project-parts';
import { chosenParts } from './chosen-parts';
import { finishImport } from './finish-import';
import { holdImportJournal, type ImportJournal, readImportJournal, writeImportJournal } from './import-journal';
import { type ImportVerdict, judgeImport, stageImport } from './judge-import';
import { judgeMedia } from './judge-media';
import { requirePartKeys } from './require-part-keys';
import { unpackProject, type UnpackedProject } from './unpack-project';

export interface ImportParts {
  kit: PlatformKit;
  catalog: FormCatalog;
  /** Called between the steps; tests throw here, or end the process. */
  atStep?(step: ImportStep): void | Promise<void>;
}
export type ImportStep = 'unpacked' | 'staged' | 'locked' | 'applied' | 'committed' | 'swapping' | 'swapped';

export interface ImportToRun {
  project: string;
  path: string;
  code: string | undefined;
  /** Undefined: whatever the archive holds. */
  parts: readonly ProjectPart[] | undefined;
  rule: RestoreRule;
  /** Who imports; they could write by hand what they import. */
  viewer: Viewer | undefined;
}

/**
 * Imports an archive, or nothing of it: what changes is staged beside, data and the note of what is to be swapped are
 * one transaction, and its commit decides. Cut short afterwards, whoever is there finishes it.
 */
export async function runImport(parts: ImportParts, wish: ImportToRun, context: JobContext): Promise<void> {
  const { kit, atStep } = parts;
  const { id, signal, progress } = context;
  const folder = temporaryPath(kit, id);
  try {
    const archive = await unpackProject({
      path: wish.path,
      code: wish.code,
      folder: join(folder, 'unpacked'),
      maxBytes: await freeBytes(temporaryPath(kit, '')),
      signal,
      onProgress: (fraction) => progress(0.5 * fraction, 'stage'),
    });
    await atStep?.('unpacked');
    const chosen = chosenParts(archive.head, wish.parts);
    requirePartKeys(wish.viewer, { parts: chosen, rule: wish.rule });
    await inTransaction(kit.pool, (transaction) =>
      importAll(parts, { ...wish, parts: chosen, archive, folder, transaction }, context),
    );
  } catch (error) {
    // A lost connection leaves it open whether the commit came through; only the database knows.
    if (!(await readImportJournal(kit, id))) {
      await rm(folder, { recursive: true, force: true });
      throw error;
    }
  }
  await atStep?.('committed');
  progress(0.95, 'swap');
  await finishImport(parts, { id, project: wish.project });
}

interface ImportUnderWay extends Omit<ImportToRun, 'parts'> {
  parts: readonly ProjectPart[];
  archive: UnpackedProject;
  folder: string;
  transaction: Transaction;
}

async function importAll(
  { kit, catalog, atStep }: ImportParts,
  { project, parts, rule, viewer, archive, folder, transaction }: ImportUnderWay,
  { id, signal, progress, passPointOfNoReturn }: JobContext,
): Promise<void> {
  const { client } = transaction;
  const facts = { client, archive, project, parts, rule };
  await stageImport(facts, signal);
  progress(0.7, 'stage');
  const hasFiles = parts.some(({ kind }) => kind === 'files');
  const swaps = hasFiles ? await stageMedia(kit, { archive, project, rule, viewer, folder, signal }) : [];
  await atStep?.('staged');
  await holdImportJournal(client, id);
  await passPointOfNoReturn();
  progress(0.85, 'apply');
  await lockModules(client, project);
  await atStep?.('locked');
  const verdict = await judgeImport({ ...facts, catalog });
  await applyVerdict(kit, { verdict, project, userId: viewer?.userId ?? null, transaction });
  await writeImportJournal(client, { id, project, swaps });
  await atStep?.('applied');
}

async function stageMedia(
  kit: PlatformKit,
  {
    archive,
    project,
    rule,
    viewer,
    folder,
    signal,
  }: Pick<ImportUnderWay, 'archive' | 'project' | 'rule' | 'viewer' | 'folder'> & { signal: AbortSignal },
): Promise<ImportJournal['swaps']> {
  const area = mediaArea({ dataDir: kit.dataDir, project });
  const { verdict } = await judgeMedia(kit, { archive, project, rule, viewer, signal });
  await stageFiles({ archive, area, verdict, folder, signal });
  const units = [...verdict.units];
  const swaps = await swapsOf({ dataDir: kit.dataDir, folder, area, verdict });
  return swaps.map((swap, index) => ({ swap, unit: units[index] ?? '' }));
}

async function applyVerdict(
  kit: PlatformKit,
  {
    verdict,
    project,
    userId,
    transaction: { client, database },
  }: { verdict: ImportVerdict; project: string; userId: string | null; transaction: Transaction },
): Promise<void> {
  for (const { part, counts } of verdict.parts)
    if (part.kind === 'collection') await applyDocuments({ client, module: part.collection, project, counts });
  if (verdict.setting) await applySetting({ client, database, kit, project, verdict: verdict.setting, userId });
}
