import type { PlatformKit } from '@signalbox/platform-kit';
import { type FilesOf, hasFiles, type ModuleSize, moduleSizes, projectFiles } from '@signalbox/project-data';
import type { PartSize } from '../../shared/part-size';
import { megabytes } from '../records/backup-record';
import { throughput } from './throughput';

/** Uncompressed size of each part of a project. */
export async function partSizes(
  kit: PlatformKit,
  { project, excludedDirs }: Omit<FilesOf, 'item'>,
): Promise<PartSize[]> {
  const [bytesPerSecond, media, frontEnd, modules] = await Promise.all([
    throughput(kit, project),
    hasFiles(project) ? filesSize(kit, { item: 'fileServer', project, excludedDirs }) : undefined,
    hasFiles(project) ? filesSize(kit, { item: 'html', project, excludedDirs: [] }) : undefined,
    moduleSizes(kit, project),
  ]);
  const data = { bytes: sum(modules, 'bytes'), records: sum(modules, 'records') };
  const parts: PartSize[] = [
    ...(media ? [fileSize('fileServer', media)] : []),
    ...(frontEnd ? [fileSize('html', frontEnd)] : []),
    { name: 'mongodb', size: megabytes(data.bytes), ...data },
    ...modules.map((module) => ({ ...module, group: 'mongodb' as const, size: megabytes(module.bytes) })),
  ];
  if (bytesPerSecond === undefined) return parts;
  return parts.map((part) => ({ ...part, time: Math.round((part.bytes / bytesPerSecond) * 1_000) / 1_000 }));
}

function fileSize(name: string, { bytes, files }: { bytes: number; files: number }): PartSize {
  return { name, size: megabytes(bytes), bytes, files };
}

/** `entries`: number of files and empty directories. */
export async function filesSize(
  kit: PlatformKit,
  files: FilesOf,
): Promise<{ bytes: number; files: number; entries: number }> {
  const found = { bytes: 0, files: 0, entries: 0 };
  for await (const { source, bytes } of projectFiles(kit, files)) {
    found.bytes += bytes;
    found.entries += 1;
    if (!('isDirectory' in source)) found.files += 1;
  }
  return found;
}

function sum(modules: ModuleSize[], key: 'bytes' | 'records'): number {
  return modules.reduce((total, module) => total + module[key], 0);
}
