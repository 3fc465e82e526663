import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { type FormCatalog, freeBytes, type PlatformKit, type Viewer } from '@signalbox/platform-kit';
import { temporaryPath } from '@signalbox/platform-kit/archive-files';
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
import { lockImportJournal, type ImportJournal, readImportJournal, writeImportJournal } from './import-journal';
import { type ImportResult, planChosenImport, stageImport } from './plan-chosen-import';
import { planMedia } from './plan-media';
import { requirePartKeys } from './require-part-keys';
import { extractProject, type ExtractedProject } from './extract-project';

export interface ImportDeps {
  kit: PlatformKit;
  catalog: FormCatalog;
  /** Called between the steps. Tests throw here, or end the process. */
  atStep?(step: ImportStep): void | Promise<void>;
}
export type ImportStep = 'unpacked' | 'staged' | 'locked' | 'applied' | 'committed' | 'swapping' | 'swapped';

export interface ImportToRun {
  project: string;
  path: string;
  code: string | undefined;
  /** Undefined: all parts of the archive. */
  parts: readonly ProjectPart[] | undefined;
  rule: RestoreRule;
  /** The user who imports. Requires the permissions for writing the same content through the routes. */
  viewer: Viewer | undefined;
}

/**
 * Imports an archive completely or not at all. Changes are staged first. One transaction then writes the data and the
 * journal of the file swaps. Its commit decides: after it, any replica finishes an interrupted import.
 */
export async function runImport(deps: ImportDeps, input: ImportToRun, context: JobContext): Promise<void> {
  const { kit, atStep } = deps;
  const { id, signal, progress } = context;
  const folder = temporaryPath(kit, id);
  try {
    const archive = await extractProject({
      path: input.path,
      code: input.code,
      folder: join(folder, 'unpacked'),
      maxBytes: await freeBytes(temporaryPath(kit, '')),
      signal,
      onProgress: (fraction) => progress(0.5 * fraction, 'stage'),
    });
    await atStep?.('unpacked');
    const chosen = chosenParts(archive.head, input.parts);
    requirePartKeys(input.viewer, { parts: chosen, rule: input.rule });
    await inTransaction(kit.pool, (transaction) =>
      importAll(deps, { ...input, parts: chosen, archive, folder, transaction }, context),
    );
  } catch (error) {
    // After a lost connection only the database knows whether the commit succeeded.
    if (!(await readImportJournal(kit, id))) {
      await rm(folder, { recursive: true, force: true });
      throw error;
    }
  }
  await atStep?.('committed');
  progress(0.95, 'swap');
  await finishImport(deps, { id, project: input.project });
}

interface ImportUnderWay extends Omit<ImportToRun, 'parts'> {
  parts: readonly ProjectPart[];
  archive: ExtractedProject;
  folder: string;
  transaction: Transaction;
}

async function importAll(
  { kit, catalog, atStep }: ImportDeps,
  { project, parts, rule, viewer, archive, folder, transaction }: ImportUnderWay,
  { id, signal, progress, passPointOfNoReturn }: JobContext,
): Promise<void> {
  const { client } = transaction;
  const options = { client, archive, project, parts, rule };
  await stageImport(options, signal);
  progress(0.7, 'stage');
  const hasFiles = parts.some(({ kind }) => kind === 'files');
  const swaps = hasFiles ? await stageMedia(kit, { archive, project, rule, viewer, folder, signal }) : [];
  await atStep?.('staged');
  await lockImportJournal(client, id);
  await passPointOfNoReturn();
  progress(0.85, 'apply');
  await lockModules(client, project);
  await atStep?.('locked');
  const result = await planChosenImport({ ...options, catalog });
  await applyImport(kit, { result, project, userId: viewer?.userId ?? null, transaction });
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
  const { plan } = await planMedia(kit, { archive, project, rule, viewer, signal });
  await stageFiles({ archive, area, plan, folder, signal });
  const units = [...plan.units];
  const swaps = await swapsOf({ dataDir: kit.dataDir, folder, area, plan });
  return swaps.map((swap, index) => ({ swap, unit: units[index] ?? '' }));
}

async function applyImport(
  kit: PlatformKit,
  {
    result,
    project,
    userId,
    transaction: { client, database },
  }: { result: ImportResult; project: string; userId: string | null; transaction: Transaction },
): Promise<void> {
  for (const { part, counts } of result.parts)
    if (part.kind === 'collection') await applyDocuments({ client, module: part.collection, project, counts });
  if (result.setting) await applySetting({ client, database, kit, project, result: result.setting, userId });
}
