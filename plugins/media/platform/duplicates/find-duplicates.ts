import { joinPath, mediaPath, mediaUrl, type PlatformKit } from '@signalbox/platform-kit';
import type { DuplicateFile } from '../../shared/duplicates';
import type { MediaDuplicatesQuery } from '../../shared/generated/types';
import { indexDatabase } from '../index/index-tables';

interface Content {
  project: string;
  content: MediaDuplicatesQuery;
  /** True for a path of the store whose file the user may read. */
  isVisible(storePath: string): Promise<boolean>;
}

/** Files of a project that have a content, by the index, as they are on the disk now. At most a few. */
export async function findDuplicates(
  { database, files }: Pick<PlatformKit, 'database' | 'files'>,
  { project, content: { sha256, bytes }, isVisible }: Content,
): Promise<DuplicateFile[]> {
  const rows = await indexDatabase(database)
    .selectFrom('media_file as file')
    .innerJoin('media_directory as directory', 'directory.id', 'file.directory')
    .select(['directory.path as directory', 'file.name', 'file.modified_at'])
    .where('file.project', '=', project)
    .where('file.sha256', '=', sha256)
    .where('file.bytes', '=', bytes)
    .orderBy('file.id')
    .limit(maxExamined)
    .execute();
  const found: DuplicateFile[] = [];
  for (const { directory, name, modified_at } of rows) {
    const path = joinPath(directory, name);
    const storePath = mediaPath(project, path);
    const entry = await files.entry(storePath);
    const isCurrent = entry?.bytes === bytes && entry.modifiedAt.getTime() === modified_at.getTime();
    if (!isCurrent || !(await isVisible(storePath))) continue;
    found.push({ name, path, url: mediaUrl(storePath), modifiedAt: modified_at.toISOString() });
    if (found.length === maxFound) break;
  }
  return found;
}

const maxFound = 5;
const maxExamined = 50;
