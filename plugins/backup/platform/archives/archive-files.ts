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

export function backupsFolder({ dataDir }: Place): string {
  return join(dataDir, 'backups');
}
