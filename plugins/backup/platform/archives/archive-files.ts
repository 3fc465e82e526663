import { mkdir, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';

interface Place {
  dataDir: string;
}

/** Where the archive of a backup stands. */
export function archivePath({ dataDir }: Place, { project, id }: { project: string; id: string }): string {
  return join(archiveFolder({ dataDir }, project), `${id}.zip`);
}

/** The folder of a project's archives. A project may be called `..`, or as the folder of what is temporary. */
export function archiveFolder({ dataDir }: Place, project: string): string {
  return join(backupsFolder({ dataDir }), project.replace(/^\./, '%2e'));
}

/** A place for what is not finished, on the same file system as the archives. Names begin with the id of their task. */
export function temporaryPath({ dataDir }: Place, name: string): string {
  return join(temporaryFolder({ dataDir }), name);
}

export function temporaryFolder({ dataDir }: Place): string {
  return join(backupsFolder({ dataDir }), '.temporary');
}

export function backupsFolder({ dataDir }: Place): string {
  return join(dataDir, 'backups');
}

/** Nobody but the server's own user reads archives. */
export async function makeFolder(path: string): Promise<void> {
  await mkdir(path, { recursive: true, mode: 0o700 });
}

export async function fileBytes(path: string): Promise<number> {
  return (await stat(path)).size;
}

export async function removeFile(path: string): Promise<void> {
  await rm(path, { force: true });
}
