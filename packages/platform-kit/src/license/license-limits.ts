import { accountProject, PlatformError } from '@signalbox/api';
import type { LicenseContent } from '@signalbox/license-file';
import licenseLimits from '@signalbox/schemas/data/license-limits.json';
import { sql } from 'kysely';
import type { Database } from '../contract';
import { lockSeeds } from '../database/advisory-locks';
import { readLicense } from './read-license';

/** A name in `data/license-limits.json`. */
export type LimitName = keyof typeof licenseLimits;

export const limitNames = Object.keys(licenseLimits).filter(isLimitName);

interface Limited {
  limit: LimitName;
  project: string;
}

/**
 * Throws `licenseLimitReached` if the license allows no more of these in the project. The caller adds one in the same
 * transaction: others wait until it ends. What exists above the limit stays, and restores and imports are not limited.
 */
export async function requireBelowLimit(transaction: Database, { limit, project }: Limited): Promise<void> {
  const owner = ownerOf({ limit, project });
  const most = (await readLicense(transaction, owner))?.limit?.[limit];
  if (most === undefined) return;
  const lock = sql`hashtextextended(${`${owner} ${limit}`}, ${lockSeeds.licenseLimit})`;
  await sql`select pg_advisory_xact_lock(${lock})`.execute(transaction);
  if ((await countUsed(transaction, { limit, project })) < most) return;
  throw new PlatformError('licenseLimitReached', { params: { reason: `limit.${limit}`, most } });
}

/** Returns how many of these exist in the project, or on the platform for those that belong to all projects. */
export async function countUsed(database: Database, { limit, project }: Limited): Promise<number> {
  const { count } = await database
    .selectFrom('document')
    .where('project', '=', ownerOf({ limit, project }))
    .where('collection', '=', licenseLimits[limit].collection)
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow();
  return count;
}

/**
 * The limits that hold in a project whose license has this content. The license of the default project limits what belongs to
 * all projects, such as users.
 */
export async function limitsOf(
  database: Database,
  { project, content }: { project: string; content: LicenseContent | undefined },
): Promise<Record<string, number>> {
  const own = content?.limit ?? {};
  if (project === accountProject) return own;
  const ofPlatform = (await readLicense(database, accountProject))?.limit ?? {};
  return Object.fromEntries([
    ...Object.entries(own).filter(([name]) => !isOfPlatform(name)),
    ...Object.entries(ofPlatform).filter(([name]) => isOfPlatform(name)),
  ]);
}

function ownerOf({ limit, project }: Limited): string {
  return isOfPlatform(limit) ? accountProject : project;
}

function isOfPlatform(name: string): boolean {
  return isLimitName(name) && licenseLimits[name].isOfPlatform;
}

function isLimitName(name: string): name is LimitName {
  return Object.hasOwn(licenseLimits, name);
}
