import { loadSources, type SourceCache, type Sources } from '@signalbox/schema-check';
import { diskFiles } from '@signalbox/schema-check/files';

interface DiskFolders {
  /** The folder that contains `forms`, `meta`, `shared`, `entities` and `data`. */
  root: string;
  plugins?: string | undefined;
  cache?: SourceCache | undefined;
}

/** Reads the schemas of folders of the disk. */
export function diskSources(folders: DiskFolders): Sources {
  return loadSources({ ...folders, files: diskFiles });
}
