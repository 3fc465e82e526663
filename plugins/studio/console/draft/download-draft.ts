import { saveBlob } from '@signalbox/console-kit';
import { zipSync } from 'fflate';
import type { TabDraft } from '../../shared/draft';
import { folderOf } from './folder-of';

/** Downloads the folder of a tab. Unpacked in `packages/schemas` of a clone, it is in its place. */
export function downloadDraft(draft: TabDraft): void {
  const zip = new Blob([zipSync(folderOf(draft))], { type: 'application/zip' });
  saveBlob(zip, `${draft.id.replace('/', '-')}.zip`);
}
