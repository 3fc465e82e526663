import { sendBrowser } from '@signalbox/console-kit';
import { strToU8, zipSync } from 'fflate';
import type { TabDraft } from '../../shared/draft';
import { draftFiles, textOf } from './draft-files';

/** Downloads the folder of a tab. Unpacked in `packages/schemas` of a clone, it is in its place. */
export function downloadDraft(draft: TabDraft): void {
  const files = draftFiles.map((file) => [`forms/${draft.id}/${file}`, strToU8(textOf(draft, file))] as const);
  const zip = new Blob([zipSync(Object.fromEntries(files))], { type: 'application/zip' });
  const url = URL.createObjectURL(zip);
  sendBrowser(url, `${draft.id.replace('/', '-')}.zip`);
  // The browser reads it after this call.
  setTimeout(() => URL.revokeObjectURL(url), 60_000);
}
