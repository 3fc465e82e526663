import { readFileSync } from 'node:fs';

const pollMilliseconds = 500;

/**
 * Calls `onGone` when npm has ended, which does not forward every signal. npm runs scripts through a shell, and some shells
 * stay in between: on Linux their parent counts too.
 */
export function watchParents(onGone: () => void): void {
  if (process.env.npm_lifecycle_event === undefined) return;
  const parents = parentsNow();
  const timer = setInterval(() => {
    if (parentsNow() === parents) return;
    clearInterval(timer);
    onGone();
  }, pollMilliseconds);
  timer.unref();
}

function parentsNow(): string {
  return `${process.ppid} ${parentOf(process.ppid) ?? ''}`;
}

function parentOf(pid: number): string | undefined {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
    // The name in brackets may contain blanks.
    return stat.slice(stat.lastIndexOf(')') + 2).split(' ')[1];
  } catch {
    return undefined;
  }
}
