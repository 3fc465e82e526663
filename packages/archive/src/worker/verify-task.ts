import { openArchive } from '../read/open-archive';
import { readEverything } from '../read/read-everything';
import type { VerifiedArchive, VerifyProgress } from '../read/verify-archive';
import type { Task } from '../thread/messages';
import { progressReporter } from '../thread/owner';

export async function runVerifyTask({ path, code, limits }: Task & { kind: 'verify' }): Promise<VerifiedArchive> {
  const archive = await openArchive({ path, code, limits });
  try {
    return await readEverything(archive, progressReporter<VerifyProgress>());
  } finally {
    await archive.close();
  }
}
