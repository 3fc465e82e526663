import { PlatformError } from '@signalbox/api';

/** The downloads of exports that run on this replica: a few, so that lists of other users go on. */
export function createDownloads() {
  const running: string[] = [];
  return {
    /** Returns the function that ends it, which may be called twice. Throws `exportBusy`. */
    start(userId: string): () => void {
      const own = running.filter((each) => each === userId).length;
      if (own >= maxOfUser || running.length >= maxOfAll) throw new PlatformError('exportBusy');
      running.push(userId);
      let isRunning = true;
      return () => {
        if (isRunning) running.splice(running.indexOf(userId), 1);
        isRunning = false;
      };
    },
  };
}

const maxOfUser = 2;
const maxOfAll = 4;
