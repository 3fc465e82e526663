import { sendBrowser } from './send-browser';

/** Downloads a file as the platform named it, or as `fallback`. */
export function saveFile({ file, headers }: { file: Blob; headers: Headers }, fallback: string): void {
  const url = URL.createObjectURL(file);
  sendBrowser(url, nameIn(headers) ?? fallback);
  // The browser reads the blob later.
  setTimeout(() => URL.revokeObjectURL(url), 60_000);
}

function nameIn(headers: Headers): string | undefined {
  return /filename="([\w.-]+)"/.exec(headers.get('content-disposition') ?? '')?.[1];
}
