import { readFileSync } from 'node:fs';
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Product } from '../contract';

/** Where a restored front-end package stands. */
export function restoredFrontEndDir(dataDir: string): string {
  return join(dataDir, 'front-end');
}

/**
 * The folder of front-end files to serve. A restored package is served while the version of the product that made it
 * is the one that runs: pages of another version might not understand this server. Looked up each time, so that a
 * restore shows without a restart.
 */
export function frontEndDir({
  dataDir,
  shippedDir,
  product,
}: {
  dataDir: string;
  shippedDir: string;
  product: Product;
}): string {
  const restored = restoredFrontEndDir(dataDir);
  return madeBy(restored) === product.version ? restored : shippedDir;
}

/** Says in a package which version of the product made it. Begins with a dot: it is no part of the package. */
export async function markFrontEnd(folder: string, { version }: Product): Promise<void> {
  await writeFile(join(folder, markName), JSON.stringify({ version }));
}

/** The name of that file. */
export const markName = '.made-by.json';

function madeBy(folder: string): unknown {
  try {
    return (JSON.parse(readFileSync(join(folder, markName), 'utf8')) as { version?: unknown } | null)?.version;
  } catch {
    // No package, or not a whole one: then there is nothing to serve.
    return undefined;
  }
}
