import { readFileSync } from 'node:fs';
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Product } from './contract';

/** Name of the folder of a restored front-end package, in the data folder. */
export const restoredFrontEndName = 'front-end';

/** Folder of a restored front-end package. */
export function restoredFrontEndDir(dataDir: string): string {
  return join(dataDir, restoredFrontEndName);
}

/**
 * The folder of front-end files to serve. A restored package is served while the product has the version that made the
 * package: pages of another version might not understand this server. Evaluated each time, so that a restore takes effect
 * without a restart.
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

/** Writes the version of the product that made a package into the package. */
export async function markFrontEnd(folder: string, { version }: Product): Promise<void> {
  await writeFile(join(folder, markName), JSON.stringify({ version }));
}

/** The file with that version. Its name starts with a dot, because it does not belong to the front end. */
export const markName = '.made-by.json';

function madeBy(folder: string): unknown {
  try {
    return (JSON.parse(readFileSync(join(folder, markName), 'utf8')) as { version?: unknown } | null)?.version;
  } catch {
    // No package, or an incomplete one: nothing to serve.
    return undefined;
  }
}
