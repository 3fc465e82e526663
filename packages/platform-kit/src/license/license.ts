import { accountProject, PlatformError } from '@signalbox/api';
import demoFeatures from '@signalbox/schemas/data/features.json';
import { stringsOf, type JsonObject } from '@signalbox/schemas/json';
import type { Database } from '../contract';

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

/** Names of the licensed features of a project. Without any license, those of the demo. */
export function featuresOf(license: JsonObject | undefined): string[] {
  if (license === undefined) return demoFeatures;
  return stringsOf(license['feature']);
}

/** Throws `featureNotLicensed` for the first of these features that the license of the project lacks. */
export async function requireFeatures(
  database: Database,
  { project, features }: { project: string; features: readonly string[] },
): Promise<void> {
  if (features.length === 0) return;
  const licensed = featuresOf(await readLicense(database, project));
  const lacking = features.find((feature) => !licensed.includes(feature));
  if (lacking !== undefined) throw new PlatformError('featureNotLicensed', { detail: lacking });
}
