import { mkdir, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';

interface Place {
  dataDir: string;
}

/** Path of the archive of a backup. */
export function archivePath({ dataDir }: Place, { project, id }: { project: string; id: string }): string {
  return join(archiveFolder({ dataDir }, project), `${id}.zip`);
}

/** Folder of a project's archives. A project may be called `..`, or like the folder of temporary files. */
export function archiveFolder({ dataDir }: Place, project: string): string {
  return join(backupsFolder({ dataDir }), project.replace(/^\./, '%2e'));
}

/** Path for an incomplete file, on the file system of the archives. Names start with the id of their job. */
export function temporaryPath({ dataDir }: Place, name: string): string {
  return join(temporaryFolder({ dataDir }), name);
}

export function temporaryFolder({ dataDir }: Place): string {
  return join(backupsFolder({ dataDir }), '.temporary');
}

export function backupsFolder({ dataDir }: Place): string {
  return join(dataDir, 'backups');
}

/** Only the user that runs the server can read archives. */
export async function makeFolder(path: string): Promise<void> {
  await mkdir(path, { recursive: true, mode: 0o700 });
}

export async function fileBytes(path: string): Promise<number> {
  return (await stat(path)).size;
}

export async function removeFile(path: string): Promise<void> {
  await rm(path, { force: true });
}
