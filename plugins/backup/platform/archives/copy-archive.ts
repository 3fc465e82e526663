import {
  type ArchiveLimits,
  ArchiveError,
  type ArchiveManifest,
  type ArchiveSource,
  ArchiveSourceError,
  openArchive,
  type OpenArchive,
  writeArchive,
  type WrittenArchive,
} from '@signalbox/archive';

interface ArchiveToCopy {
  source: { path: string; password?: string };
  target: { path: string; password?: string };
  limits?: Partial<ArchiveLimits>;
  signal?: AbortSignal;
}

/** Copies an archive under another password or without one, and verifies it on the way. Throws `ArchiveError`. */
export async function copyArchive({
  source,
  target,
  limits,
  signal,
}: ArchiveToCopy): Promise<{ manifest: ArchiveManifest; written: WrittenArchive }> {
  const archive = await openArchive({ ...source, limits });
  try {
    const { product, project, name, items, modules, excludedDirs, time } = archive.manifest;
    const fingerprints = Object.fromEntries(
      modules.flatMap((module) => (module.print ? [[module.name, module.print]] : [])),
    );
    const written = await writeArchive({
      target: target.path,
      password: target.password,
      options: { product, project, name, items, fingerprints, excludedDirs, time: new Date(time) },
      entries: entriesOf(archive),
      signal,
    });
    return { manifest: archive.manifest, written };
  } catch (error) {
    // The writer wraps an error of the reader.
    if (error instanceof ArchiveSourceError && error.cause instanceof ArchiveError) throw error.cause;
    throw error;
  } finally {
    await archive.close();
  }
}

function* entriesOf(archive: OpenArchive): Generator<ArchiveSource> {
  for (const { name: path, modified } of archive.list()) {
    const time = modified === undefined ? undefined : new Date(modified);
    yield { ...placeOf(path), modified: time, open: () => archive.readEntry(path) };
  }
}

/** Kind and name of an entry: the inverse of `entryPath`. A directory has no content, and is read all the same. */
function placeOf(path: string): Pick<ArchiveSource, 'kind' | 'name'> {
  const at = path.indexOf('/');
  const kind = path.slice(0, at) as ArchiveSource['kind'];
  const rest = path.slice(at + 1);
  return { kind, name: kind === 'data' ? rest.replace(/\.ndjson$/, '') : rest };
}
