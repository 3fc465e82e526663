import { countUsed, type Database, limitNames } from '@signalbox/platform-kit';
import type { LimitUse } from '../shared/license';

/** Returns how many there are in a project of what a license may limit. */
export async function limitUse(database: Database, project: string): Promise<LimitUse> {
  const counts = limitNames.map(async (limit) => [limit, await countUsed(database, { limit, project })] as const);
  return Object.fromEntries(await Promise.all(counts));
}
