import { aViewer } from '@signalbox/platform-kit/testing';
import { archivePath } from './archive-path';
import type { BackupPlatform } from './backup-platform';

/** A backup of one small file by a super user: its id and the path of its archive. */
export async function nightlyBackup(platform: BackupPlatform): Promise<{ id: string; place: string }> {
  platform.viewer = aViewer();
  await platform.writeMedia('a.txt', 'some text');
  const id = String((await platform.backUp({ name: 'Nightly', item: { fileServer: true } }))['id']);
  return { id, place: archivePath(platform.kit, { project: 'default', id }) };
}
