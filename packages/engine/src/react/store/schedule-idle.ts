/** Longest delay between the request and the run. */
const deadlineMs = 150;

interface IdleTask {
  /** Requests a run. A second request before the run has no effect. */
  request: () => void;
  /** Runs a pending request now. */
  flush: () => void;
}

/** Runs work after input without delaying it: when the browser is idle, at the latest after `deadlineMs`. */
export function scheduleIdle(run: () => void): IdleTask {
  let isPending = false;
  const flush = () => {
    if (!isPending) return;
    isPending = false;
    run();
  };
  const request = () => {
    if (isPending) return;
    isPending = true;
    if (typeof requestIdleCallback === 'function') requestIdleCallback(flush, { timeout: deadlineMs });
    else setTimeout(flush, deadlineMs / 3);
  };
  return { request, flush };
}
