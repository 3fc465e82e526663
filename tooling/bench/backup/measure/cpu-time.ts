import { execFileSync } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';

const ticksPerSecond = Number(execFileSync('getconf', ['CLK_TCK'], { encoding: 'utf8' }));

/** CPU time of a process and its children, in seconds. Includes children that have ended. Linux only. */
export function cpuSeconds(pid: number): number {
  for (;;) {
    const own = statOf(String(pid));
    const children = readdirSync('/proc').flatMap((name) => statOf(name) ?? []);
    const ticks = children.filter(({ parent }) => parent === pid).reduce((sum, child) => sum + child.ticks, 0);
    // A child that ends meanwhile would be counted twice, or not at all.
    if (own?.endedTicks === statOf(String(pid))?.endedTicks)
      return (ticks + (own?.ticks ?? 0) + (own?.endedTicks ?? 0)) / ticksPerSecond;
  }
}

/** Undefined when the process has ended. */
export function statOf(pid: string) {
  try {
    // The name of the program, in parentheses, may contain spaces.
    const fields = readFileSync(`/proc/${pid}/stat`, 'utf8')
      .replace(/^.*\) /s, '')
      .split(' ')
      .map(Number);
    const [user = 0, system = 0, endedUser = 0, endedSystem = 0] = fields.slice(11);
    return {
      parent: fields[1] ?? 0,
      ticks: user + system,
      /** Ticks of children that have ended. */
      endedTicks: endedUser + endedSystem,
    };
  } catch {
    return undefined;
  }
}
