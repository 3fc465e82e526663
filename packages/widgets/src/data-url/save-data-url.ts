interface SavedFile {
  name: string;
  base64: string;
}

/** Lets the browser save the file. It has no type of its own here, so that no browser shows it as a page of the console. */
export function saveDataUrl({ name, base64 }: SavedFile): void {
  const bytes = Uint8Array.from(atob(base64), (character) => character.charCodeAt(0));
  const url = URL.createObjectURL(new Blob([bytes], { type: 'application/octet-stream' }));
  const link = document.createElement('a');
  link.href = url;
  link.download = name || 'file';
  link.click();
  // The browser reads the blob later.
  setTimeout(() => URL.revokeObjectURL(url), 60_000);
}
