import { type Database, type PlatformKit, rowContent } from '@signalbox/platform-kit';
import { demoLicense } from './demo-license';
import { actionsOf, addEvent, addOldestEvent, type NewEvent } from './history';
import { licenseTerms } from './license-side';

/** Installs the license of the demo in a new project, and notes it. One of an earlier version has a license in its history. */
export async function seedLicense(
  { database, clock }: Pick<PlatformKit, 'database' | 'clock'>,
  project: string,
): Promise<void> {
  await database.transaction().execute(async (transaction) => {
    await noteSeededLicense(transaction, project);
    if ((await actionsOf(transaction, project)).size > 0) return;
    const at = clock.now();
    const installed = await transaction
      .insertInto('license')
      .values({ project, file: demoLicense, installed_at: new Date(at), installed_by: null })
      .onConflict((conflict) => conflict.doNothing())
      .returning('project')
      .executeTakeFirst();
    const event = installed && installation({ project, file: demoLicense, at });
    if (event) await addEvent(transaction, event);
  });
}

/**
 * Adds the installation of a license to the history if a server of an earlier version has installed it at its first start, beside
 * this one during an update: it noted none.
 */
export async function noteSeededLicense(transaction: Database, project: string): Promise<void> {
  // Waits for another server that notes the same row.
  const row = await transaction
    .selectFrom('license')
    .selectAll()
    .where('project', '=', project)
    .where('installed_by', 'is', null)
    .forUpdate()
    .executeTakeFirst();
  const event = row && installation({ project, file: row.file, at: row.installed_at.getTime() });
  if (event && !(await actionsOf(transaction, project)).has('install')) await addOldestEvent(transaction, event);
}

interface Installation {
  project: string;
  file: string;
  /** Milliseconds since 1970. */
  at: number;
}

/** Undefined for a file that no known key has signed: it counts as no license. */
function installation({ project, file, at }: Installation): NewEvent | undefined {
  const content = rowContent({ project, file, installed_by: null, removed_at: null });
  return content && { project, at, body: { action: 'install', license: { ...licenseTerms(content) } } };
}
