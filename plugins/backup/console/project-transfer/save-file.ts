import { sendBrowser } from '../download/send-browser';

/** Puts a file into the reader's downloads, under `name`. */
export function saveFile(file: Blob, name: string): void {
  const url = URL.createObjectURL(file);
  sendBrowser(url, name);
  // The browser takes it over in its own time.
  setTimeout(() => URL.revokeObjectURL(url), 60_000);
}

/** What the platform calls the file. */
export function nameIn(headers: Headers, fallback: string): string {
  return /filename="([\w.-]+)"/.exec(headers.get('content-disposition') ?? '')?.[1] ?? fallback;
}
