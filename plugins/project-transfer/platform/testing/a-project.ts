import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { TestPlatform } from '@signalbox/platform-kit/testing';
import type { JsonObject } from '@signalbox/schemas';
import { putDocument } from './transfer';

/** Name of a file that `fillProject` writes. */
export const longName = `${'directory of a long name/'.repeat(8)}图片 ä.txt`;

/** Writes documents, settings, secrets and media. */
export async function fillProject(platform: TestPlatform, project: string): Promise<void> {
  const put = (collection: string, id: string, body: JsonObject) =>
    putDocument(platform, { project, collection, id, body });
  await put('dashboard', 'b', { name: 'Boiler', big: 1, text: 'line\none\u2028"two"' });
  await put('dashboard', 'A', { name: 'Annex' });
  await put('dashboard', 'é', { name: 'Été' });
  await put('dashboard_draft', 'b', { name: 'Boiler, draft' });
  await put('report_copy', 'r', { name: 'Copy' });
  await put('theme', 't', { name: 'Night', tokens: { colorPrimary: '#123456' } });
  await put('data_source', 'd', {
    name: 'Plant',
    host: 'plant.example',
    password: 'hidden-1',
    options: [{ apiKey: 'hidden-2', label: 'x' }, { secret: { isSet: true } }],
    needChangePwd: true,
  });
  await platform.kit.pool.query('insert into setting (project, revision, body) values ($1, 1, $2)', [
    project,
    JSON.stringify({
      name: 'Works',
      email: { host: 'mail', password: { isSet: true } },
      alarmTypes: [{ id: 'high', title: 'Too high' }],
    }),
  ]);
  await platform.kit.pool.query('insert into setting_secret (project, path, value) values ($1, $2, $3)', [
    project,
    'email/password',
    'hidden-3',
  ]);
  writeProjectMedia(platform, { project, path: 'logo.txt', content: '<svg/>' });
  writeProjectMedia(platform, { project, path: longName, content: 'picture' });
  mkdirSync(join(mediaFolder(platform, project), 'empty'), { recursive: true });
}

interface ProjectMedia {
  project: string;
  path: string;
  content: string;
}

export function writeProjectMedia(platform: TestPlatform, { project, path, content }: ProjectMedia): void {
  const place = join(mediaFolder(platform, project), path);
  mkdirSync(dirname(place), { recursive: true });
  writeFileSync(place, content);
}

function mediaFolder({ kit }: TestPlatform, project: string): string {
  return join(kit.dataDir, 'media', project === 'default' ? '' : `_p_${project}`);
}

/** The documents of a project as lines, without its jobs. */
export async function documentsOf(platform: TestPlatform, project: string): Promise<string[]> {
  const { rows } = await platform.kit.pool.query<{ line: string }>(
    `select concat_ws(' ', collection, id, body, created_at, updated_at) as line from document
     where project = $1 and collection <> 'taskmanager' order by 1`,
    [project],
  );
  return rows.map(({ line }) => line);
}
