import { sendBrowser } from '@signalbox/console-kit';

/** Downloads a file as `name`. */
export function saveFile(file: Blob, name: string): void {
  const url = URL.createObjectURL(file);
  sendBrowser(url, name);
  // The browser reads the blob later.
  setTimeout(() => URL.revokeObjectURL(url), 60_000);
}

/** The file name that the platform sent. */
export function nameIn(headers: Headers, fallback: string): string {
  return /filename="([\w.-]+)"/.exec(headers.get('content-disposition') ?? '')?.[1] ?? fallback;
}
