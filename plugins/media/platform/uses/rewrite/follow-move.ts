import type { Database, PlatformKit } from '@signalbox/platform-kit';
import type { MovedPath } from './moved-path';

/** Writes the new path of a directory where plug-ins store it. Returns the number of changed records. */
export async function followMove(
  { directoryFollowers }: Pick<PlatformKit, 'directoryFollowers'>,
  transaction: Database,
  { project, from, to }: MovedPath,
): Promise<number> {
  let count = 0;
  for (const follow of directoryFollowers) count += await follow(transaction, { project, from, to });
  return count;
}
