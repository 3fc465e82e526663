/** Latest moment, after it was asked for, at which the work runs. */
const deadlineMs = 150;

export interface IdleTask {
  /** Asks for a run; asking again before it ran changes nothing. */
  request: () => void;
  /** Runs at once what is waiting. */
  flush: () => void;
}

/** Work that follows input but must not delay it: it runs when the browser is idle, at the latest after `deadlineMs`. */
export function scheduleIdle(run: () => void): IdleTask {
  let isWaiting = false;
  const flush = () => {
    if (!isWaiting) return;
    isWaiting = false;
    run();
  };
  const request = () => {
    if (isWaiting) return;
    isWaiting = true;
    if (typeof requestIdleCallback === 'function') requestIdleCallback(flush, { timeout: deadlineMs });
    else setTimeout(flush, deadlineMs / 3);
  };
  return { request, flush };
}
