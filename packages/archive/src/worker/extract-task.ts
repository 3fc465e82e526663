import type { ExtractProgress } from '../extract/extract-archive';
import { extractFiles } from '../extract/extract-files';
import { openForReading } from '../read/open-archive';
import type { Task } from '../thread/messages';
import { progressReporter } from '../thread/owner';

export async function runExtractTask({ path, code, limits, ...task }: Task & { kind: 'extract' }): Promise<void> {
  const archive = await openForReading({ path, code, limits });
  try {
    await extractFiles({ ...task, archive, onProgress: progressReporter<ExtractProgress>() });
  } finally {
    await archive.close();
  }
}
