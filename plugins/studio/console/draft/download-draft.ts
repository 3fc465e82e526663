import { sendBrowser } from '@signalbox/console-kit';
import { zipSync } from 'fflate';
import type { TabDraft } from '../../shared/draft';
import { folderOf } from './folder-of';

/** Downloads the folder of a tab. Unpacked in `packages/schemas` of a clone, it is in its place. */
export function downloadDraft(draft: TabDraft): void {
  const zip = new Blob([zipSync(folderOf(draft))], { type: 'application/zip' });
  const url = URL.createObjectURL(zip);
  sendBrowser(url, `${draft.id.replace('/', '-')}.zip`);
  // The browser reads it after this call.
  setTimeout(() => URL.revokeObjectURL(url), 60_000);
}
