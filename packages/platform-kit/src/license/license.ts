import { accountProject, PlatformError } from '@signalbox/api';
import { menuEntries } from '@signalbox/schemas';
import demoFeatures from '@signalbox/schemas/data/features.json';
import { stringsOf, type JsonObject } from '@signalbox/schemas/json';
import type { Clock, Database } from '../contract';

/** Id of the license among the documents of its project. */
export const licenseId = 'license';

/** The license of a project: its own, else that of the default project. Undefined without either. */
export async function readLicense(database: Database, project: string): Promise<JsonObject | undefined> {
  const licenses = await database
    .selectFrom('document')
    .select(['project', 'body'])
    .where('project', 'in', [project, accountProject])
    .where('collection', '=', 'license')
    .where('id', '=', licenseId)
    .execute();
  return (licenses.find((license) => license.project === project) ?? licenses[0])?.body;
}

/** Time for which the features of an expired license stay on: the license can be renewed without an interruption. */
const graceMilliseconds = 14 * 24 * 60 * 60 * 1000;

/** The times of a license, in milliseconds since 1970. Undefined for one without an end. */
export function endOf(license: JsonObject | undefined): { expires: number; closes: number } | undefined {
  const { expireTime } = license ?? {};
  const expires = typeof expireTime === 'string' ? Date.parse(expireTime) : Number.NaN;
  return Number.isNaN(expires) ? undefined : { expires, closes: expires + graceMilliseconds };
}

/**
 * Names of the features that are on at `now` (milliseconds since 1970). Without any license, those of the demo. None
 * once the grace period of an expired license is over. Menus, pages and routes all follow this.
 */
export function featuresOf(license: JsonObject | undefined, now: number): string[] {
  if (license === undefined) return demoFeatures;
  return isClosed(license, now) ? [] : stringsOf(license['feature']);
}

/** Names of the features that an expired license had until the end of its grace period; none before that. */
export function expiredFeatures(license: JsonObject | undefined, now: number): string[] {
  return isClosed(license, now) ? stringsOf(license?.['feature']) : [];
}

function isClosed(license: JsonObject | undefined, now: number): boolean {
  const end = endOf(license);
  return end !== undefined && end.closes <= now;
}

interface LicenseSource {
  database: Database;
  clock: Clock;
}
interface NeededFeatures {
  project: string;
  features: readonly string[];
}

/** Throws the error of `featureError`. */
export async function requireFeatures(source: LicenseSource, needed: NeededFeatures): Promise<void> {
  const error = await featureError(source, needed);
  if (error !== undefined) throw error;
}

/**
 * The error for the first of these features that is off in the project: `licenseExpired` if an expired license had it,
 * else `featureNotLicensed`. Undefined if all are on.
 */
export async function featureError(
  { database, clock }: LicenseSource,
  { project, features }: NeededFeatures,
): Promise<PlatformError | undefined> {
  if (features.length === 0) return undefined;
  const license = await readLicense(database, project);
  const licensed = featuresOf(license, clock.now());
  const lacking = features.find((feature) => !licensed.includes(feature));
  if (lacking === undefined) return undefined;
  const isExpired = expiredFeatures(license, clock.now()).includes(lacking);
  return new PlatformError(isExpired ? 'licenseExpired' : 'featureNotLicensed', { detail: lacking });
}

/**
 * The license feature that a route needs: that of the menu entry whose `resources` contain it. Undefined for a route
 * that belongs to no page, or to one without a feature. `url`: as registered, e.g. `/rest/core/backup/:id`.
 */
export function featureOfRoute(url: string): string | undefined {
  const contains = (resource: string) => url === `/rest/${resource}` || url.startsWith(`/rest/${resource}/`);
  return menuEntries.find(({ resources }) => resources?.some(contains))?.licenseFeature;
}
