import { execFileSync, spawnSync } from 'node:child_process';

/** Path of the first of these programs that this machine has. */
export function findTool(...names: string[]): string | undefined {
  return names.find((name) => spawnSync(name, ['--help'], { stdio: 'ignore' }).error === undefined);
}

/** 7-Zip. If it is missing, it is installed from the system's own packages, as far as the machine permits it. */
export function find7Zip(): string | undefined {
  const names = ['7z', '7zz', '7za'];
  const found = findTool(...names);
  if (found !== undefined || process.getuid?.() !== 0 || findTool('apt-get') === undefined) return found;
  spawnSync('apt-get', ['install', '-y', '--no-install-recommends', 'p7zip-full'], {
    stdio: 'ignore',
    timeout: 60_000,
  });
  return findTool(...names);
}

/** The output of the program. If the program fails, the error has the output. */
export function runTool(tool: string, args: string[], folder: string): string {
  return execFileSync(tool, args, {
    cwd: folder,
    encoding: 'utf8',
    env: { ...process.env, LC_ALL: 'C.UTF-8' },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
}
