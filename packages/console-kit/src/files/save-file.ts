import { saveBlob } from './save-blob';

/** Downloads a file as the platform named it, or as `fallback`. */
export function saveFile({ file, headers }: { file: Blob; headers: Headers }, fallback: string): void {
  saveBlob(file, nameIn(headers) ?? fallback);
}

function nameIn(headers: Headers): string | undefined {
  return /filename="([\w.-]+)"/.exec(headers.get('content-disposition') ?? '')?.[1];
}
