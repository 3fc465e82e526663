import { readFileSync } from 'node:fs';

interface Ending {
  /** Steps of the end of the program, in this order. */
  onStop(step: () => Promise<void> | void): void;
  fail(message: string): void;
  isStopping(): boolean;
}

/** Stops the program in order: on SIGTERM and SIGINT, and when the npm that started it has exited. */
export function stopWithProcess(): Ending {
  const steps: (() => Promise<void> | void)[] = [];
  let isStopping = false;

  async function stop(exitCode: number) {
    // A terminal signals the whole group and npm forwards the signal as well: the second one is ignored.
    if (isStopping) return;
    isStopping = true;
    setTimeout(() => process.exit(1), timeoutMs).unref();
    try {
      for (const step of steps) await step();
    } catch (error) {
      console.error(error);
      process.exit(1);
    }
    process.exit(exitCode);
  }

  process.on('SIGTERM', () => void stop(0));
  process.on('SIGINT', () => void stop(0));
  process.on('uncaughtException', (error) => {
    console.error(error);
    void stop(1);
  });
  watchNpm(() => void stop(0));

  return {
    isStopping: () => isStopping,
    onStop: (step) => void steps.push(step),
    fail(message) {
      console.error(message);
      void stop(1);
    },
  };
}

const timeoutMs = 20_000;
const pollIntervalMs = 500;

/** npm does not forward every signal, and a program that it started must not outlive it. Started otherwise, it may outlive its shell. */
function watchNpm(handleGone: () => void) {
  if (process.env['npm_lifecycle_event'] === undefined) return;
  // npm runs a script through `sh -c`. Some shells stay in between, and keep running when npm is killed.
  const parent = process.ppid;
  const npm = isShell(parent) ? parentOf(parent) : undefined;
  const timer = setInterval(() => {
    if (process.ppid === parent && (npm === undefined || parentOf(parent) === npm)) return;
    clearInterval(timer);
    handleGone();
  }, pollIntervalMs);
  timer.unref();
}

function isShell(pid: number): boolean {
  return /^(ba|da|z|k)?sh$/.test(readProcess(pid, 'comm')?.trim() ?? '');
}

function parentOf(pid: number): number | undefined {
  const stat = readProcess(pid, 'stat');
  return stat === undefined ? undefined : Number(stat.slice(stat.lastIndexOf(')') + 2).split(' ')[1]);
}

/** Linux only. Elsewhere the usual shell is replaced by the program that it starts. */
function readProcess(pid: number, file: 'comm' | 'stat'): string | undefined {
  try {
    return readFileSync(`/proc/${pid}/${file}`, 'utf8');
  } catch {
    return undefined;
  }
}
