import { open } from 'node:fs/promises';

/** Makes a new name in a directory survive a power failure. Windows cannot open directories and needs no such call. */
export async function syncDirectory(directory: string): Promise<void> {
  if (process.platform === 'win32') return;
  const handle = await open(directory, 'r');
  try {
    await handle.sync();
  } finally {
    await handle.close();
  }
}
