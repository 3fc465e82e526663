import { join } from 'node:path';
import {
  createFileStore,
  createFormCatalog,
  createSettingsStore,
  frontEndDir,
  openDatabase,
  openNotifications,
  type PlatformKit,
  systemClock,
} from '@signalbox/platform-kit';
import { forms, groups } from '@signalbox/schemas';
import { compiledForms } from '@signalbox/schemas/validators/all';
import { pino } from 'pino';
import { createOperations } from '../../operations/operations';
import { backupRecord } from '../../records/backup-record';
import { makeRestoreParts } from '../make-restore-parts';
import { recoverRestores } from '../recover-restores';
import type { RestoreChoice } from '../restore-parts';
import { projectScope } from '../../scopes';
import { startRestore } from '../start-restore';

// A replica that restores the backup b1 and tells each step: so that a test can kill it.
const [url = '', dataDir = '', choiceText = ''] = process.argv.slice(2);
const { database, pool } = openDatabase({ url });
const { notify, listen, onGap } = await openNotifications({ url, pool });
const product = { name: 'Signalbox', version: '0.1.0' };
const catalog = createFormCatalog({ forms, groups, compiled: compiledForms });
const kit: PlatformKit = {
  database,
  pool,
  settings: createSettingsStore({ database, catalog }),
  files: createFileStore({ root: join(dataDir, 'media') }),
  clock: systemClock,
  dataDir,
  product,
  frontEndDir: () => frontEndDir({ dataDir, shippedDir: join(dataDir, 'shipped-front-end'), product }),
  notify,
  listen,
  onGap,
  endSessions: async () => undefined,
  endAllSessions: async () => undefined,
};
const parts = { ...makeRestoreParts(kit), atStep: (step: string) => console.log(step) };
const log = pino({ level: 'silent' });
const operations = createOperations({ kit, log, recoverers: [recoverRestores(parts)] });
const backup = (await backupRecord(kit, { project: 'default', id: 'b1' }))!;
const { done } = await startRestore({ operations }, parts, {
  scope: projectScope,
  project: 'default',
  backup,
  choice: JSON.parse(choiceText) as RestoreChoice,
  userId: null,
  creator: '',
  language: 'en',
});
await done;
console.log('done');
process.exit();
