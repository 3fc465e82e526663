import { join } from 'node:path';
import { freeBytes } from '@signalbox/platform-kit';
import { temporaryFolder } from '@signalbox/platform-kit/archive-files';
import { makeJobFolder } from '@signalbox/project-data';
import type { ProjectPart } from '../../project-parts';
import type { ImportContext } from '../import-context';
import { chooseParts } from './choose-parts';
import { extractProject, type ExtractedProject } from './extract-project';

export interface PreparedImport extends ImportContext {
  archive: ExtractedProject;
  /** The parts to import. */
  parts: readonly ProjectPart[];
}

/** Extracts and verifies the archive, and requires the permissions for its parts. */
export async function prepareImport(context: ImportContext): Promise<PreparedImport> {
  const { deps, input, job, jobFolder } = context;
  await makeJobFolder(deps.kit, jobFolder);
  const archive = await extractProject({
    path: input.path,
    password: input.password,
    folder: join(jobFolder.location, 'extracted'),
    maxBytes: await freeBytes(temporaryFolder(deps.kit)),
    signal: job.signal,
    onProgress: (fraction) => job.progress(0.5 * fraction, 'stage'),
  });
  await deps.atStep?.('extracted');
  return { ...context, archive, parts: chooseParts(archive.head, input) };
}
