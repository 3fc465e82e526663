import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { createFormCatalog } from '@signalbox/platform-kit';
import { aViewer, type TestPlatform } from '@signalbox/platform-kit/testing';
import { forms, groups } from '@signalbox/schemas';
import { compiledForms } from '@signalbox/schemas/validators/all';
import { expect } from 'vitest';
import { writeFiles } from '@signalbox/project-data/testing';
import { insertCrashedTask } from '@signalbox/platform-kit/testing/jobs';
import type { ImportStep } from '../import/import-context';
import { runImport } from '../import/run-import';
import { exportProject, putDocument, transferPlatform } from './transfer';

/** The forms of the product. */
export const catalog = createFormCatalog({ forms, groups, compiled: compiledForms });

/** An export of a project with the dashboard `a`, called “New”, and these media. */
export async function anExport(media: Record<string, string>): Promise<Buffer> {
  const source = await transferPlatform();
  await putDocument(source, { collection: 'dashboard', id: 'a', body: { name: 'New' } });
  await writeFiles(join(source.kit.dataDir, 'media'), media);
  const { rawPayload } = await exportProject(source);
  await source.close();
  return rawPayload;
}

/** Media with the content `text`. */
const mediaSaying = (text: string) => ({ 'one/a.txt': text, 'two/a.txt': text });

/** An export of files with the content “new”, for a platform of `writeOldFiles`. */
export function anExportOfNewFiles(): Promise<Buffer> {
  return anExport(mediaSaying('new'));
}

export async function writeOldFiles({ kit }: TestPlatform): Promise<void> {
  await writeFiles(join(kit.dataDir, 'media'), mediaSaying('old'));
}

interface ImportRun {
  id: string;
  archive: Uint8Array;
  project?: string;
  atStep?: (step: ImportStep) => void | Promise<void>;
}

/** Imports with rule 0, without routes and jobs. */
export async function importHere(
  { kit }: TestPlatform,
  { id, archive, project = 'default', atStep }: ImportRun,
): Promise<void> {
  const path = join(kit.dataDir, 'archive.tar.gz');
  await writeFile(path, archive);
  const context = {
    id,
    signal: new AbortController().signal,
    progress: () => undefined,
    passPointOfNoReturn: async () => undefined,
    letOthersRun: async () => undefined,
  };
  const input = { project, path, password: undefined, parts: undefined, rule: 0 as const, viewer: aViewer() };
  await runImport({ kit, catalog, atStep }, input, context);
}

/** Like `importHere`, but the process ends at `step`. */
export async function importUntil(platform: TestPlatform, step: ImportStep, run: ImportRun): Promise<void> {
  const atStep = (reached: ImportStep) => {
    if (reached === step) throw new Error('died');
  };
  await expect(importHere(platform, { ...run, atStep })).rejects.toThrow('died');
}

interface ImportToLeave extends Omit<ImportRun, 'id' | 'atStep'> {
  step?: 'committed' | 'swapping';
}

/** An import, `left`, whose process crashed after its commit. */
export async function leaveImport(
  platform: TestPlatform,
  { step = 'committed', ...run }: ImportToLeave,
): Promise<void> {
  await insertCrashedTask(platform.kit, {
    id: 'left',
    mark: 'configImport',
    name: 'plant.tar.gz',
    project: run.project,
  });
  await importUntil(platform, step, { ...run, id: 'left' });
}
