import { mkdir, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';

interface DataFolder {
  dataDir: string;
}

/** Path for an incomplete file. Names start with the id of their job, or come from `passingName`. */
export function temporaryPath({ dataDir }: DataFolder, name: string): string {
  return join(temporaryFolder({ dataDir }), name);
}

/** On the file system of the archives of backups, so that a finished file is renamed, not copied. */
export function temporaryFolder({ dataDir }: DataFolder): string {
  return join(archivesFolder({ dataDir }), '.temporary');
}

/** The archives of backups, a folder for each project, when they are on this machine. */
export function archivesFolder({ dataDir }: DataFolder): string {
  return join(dataDir, 'backups');
}

/** Only the user that runs the server can read it. */
export async function makeFolder(path: string): Promise<void> {
  await mkdir(path, { recursive: true, mode: 0o700 });
}

export async function fileBytes(path: string): Promise<number> {
  return (await stat(path)).size;
}

export async function removeFile(path: string): Promise<void> {
  await rm(path, { force: true });
}
