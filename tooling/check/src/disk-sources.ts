import { fileURLToPath } from 'node:url';
import { loadSources, type SourceCache, type Sources } from '@signalbox/schema-check';
import { diskFiles } from '@signalbox/schema-check/files';
import { withSafety } from './known-safety';

interface DiskFolders {
  /** The folder that contains `forms`, `meta`, `shared`, `entities` and `data`. */
  root: string;
  plugins?: string | undefined;
  cache?: SourceCache | undefined;
}

const repository = fileURLToPath(new URL('../../../', import.meta.url));

/** Runs `use` with the schemas of folders of the disk. Results of patterns are kept in the repository for the next run. */
export function withDiskSources<Result>(folders: DiskFolders, use: (sources: Sources) => Result): Result {
  return withSafety(repository, (safetyOf) => use(loadSources({ ...folders, files: diskFiles, safetyOf })));
}
