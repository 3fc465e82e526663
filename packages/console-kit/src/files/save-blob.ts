import { sendBrowser } from './send-browser';

/** Downloads a blob as a file of this name. */
export function saveBlob(blob: Blob, name: string): void {
  const url = URL.createObjectURL(blob);
  sendBrowser(url, name);
  // The browser reads the blob after this call.
  setTimeout(() => URL.revokeObjectURL(url), 60_000);
}
