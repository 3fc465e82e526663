import { publicKeys, verifyLicense } from '@signalbox/license-file';
import type { PlatformKit } from '@signalbox/platform-kit';
import { demoLicense } from './demo-license';
import { addEvent, readHistory } from './history';
import { licenseFacts } from './license-side';

/** Installs the license of the demo in a new project, and notes it. One of an earlier version has a license in its history. */
export async function seedLicense(
  { database, clock }: Pick<PlatformKit, 'database' | 'clock'>,
  project: string,
): Promise<void> {
  if ((await readHistory(database, project)).length > 0) return;
  await database.transaction().execute(async (transaction) => {
    const at = clock.now();
    const installed = await transaction
      .insertInto('license')
      .values({ project, file: demoLicense, installed_at: new Date(at), installed_by: null })
      .onConflict((conflict) => conflict.doNothing())
      .returning('project')
      .executeTakeFirst();
    if (!installed) return;
    const content = verifyLicense(Buffer.from(demoLicense), publicKeys);
    await addEvent(transaction, { project, at, body: { action: 'install', license: { ...licenseFacts(content) } } });
  });
}
