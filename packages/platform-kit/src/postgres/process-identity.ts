import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { hasCode } from '../file-tree';

/** Identity and start time of a running process; undefined when there is none. Process ids are reused, so a bare one proves nothing. */
export function processIdentity(pid: number): { command: string; startedAt: string } | undefined {
  if (!isAlive(pid)) return undefined;
  return existsSync('/proc/self/stat') ? fromProc(pid) : fromPs(pid);
}

function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return hasCode(error, 'EPERM');
  }
}

function fromProc(pid: number) {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
    // Fields are counted after the command's name, which may contain blanks and brackets: state is the 3rd, start time the 22nd.
    const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
    if (fields[0] === 'Z') return undefined;
    const boot = readFileSync('/proc/sys/kernel/random/boot_id', 'utf8').trim();
    return {
      command: readFileSync(`/proc/${pid}/cmdline`, 'utf8').split('\0').join(' ').trim(),
      startedAt: `${boot}:${fields[19]}`,
    };
  } catch {
    return undefined;
  }
}

function fromPs(pid: number) {
  try {
    const ps = (column: string) =>
      execFileSync('ps', ['-o', `${column}=`, '-p', String(pid)], { encoding: 'utf8' }).trim();
    return { command: ps('command'), startedAt: ps('lstart') };
  } catch {
    return undefined;
  }
}
