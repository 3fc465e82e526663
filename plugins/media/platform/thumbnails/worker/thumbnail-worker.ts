import { setPriority } from 'node:os';
import { drawThumbnail } from './draw-thumbnail';
import type { FromThumbnailWorker, ThumbnailTask } from './messages';

// Draws one thumbnail after the other, until its owner ends this process, or has ended itself.
lowerPriority();
process.on('disconnect', () => process.exit());
process.on('message', (task: ThumbnailTask) => {
  drawThumbnail(task).then(
    (content) => post({ kind: 'done', content }),
    (error: unknown) => post({ kind: 'rejected', reason: error instanceof Error ? error.message : String(error) }),
  );
});
post({ kind: 'ready' });

function post(message: FromThumbnailWorker): void {
  process.send?.(message);
}

/** The process that answers requests has priority. */
function lowerPriority(): void {
  try {
    setPriority(10);
  } catch {
    // The system forbids it: the process keeps the usual priority.
  }
}
