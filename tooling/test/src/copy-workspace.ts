import { execFileSync } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, mkdtempSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';

/** A copy of the workspace's sources that a test may change. */
export interface WorkspaceCopy {
  root: string;
  /** Runs a program in a folder of the copy. Throws with its output if it fails. */
  run: (folder: string, command: string, args: string[]) => string;
  remove: () => void;
}

/** Copies files that git knows or would add. Installed packages are links to those of the original. */
export function copyWorkspace(original = process.cwd()): WorkspaceCopy {
  const root = mkdtempSync(join(tmpdir(), 'signalbox-copy-'));
  for (const file of sourceFiles(original)) {
    mkdirSync(dirname(join(root, file)), { recursive: true });
    cpSync(join(original, file), join(root, file));
  }
  symlinkSync(resolve(original, 'node_modules'), join(root, 'node_modules'));
  for (const folder of packageFolders(original)) {
    const modules = join(original, folder, 'node_modules');
    // The links inside are relative: in the copy they lead to the copy's own packages.
    if (existsSync(modules))
      cpSync(modules, join(root, folder, 'node_modules'), { recursive: true, verbatimSymlinks: true });
  }
  return {
    root,
    run: (folder, command, args) => run({ cwd: join(root, folder), command, args }),
    remove: () => rmSync(root, { recursive: true, force: true }),
  };
}

function sourceFiles(original: string): string[] {
  const listed = execFileSync('git', ['ls-files', '-z', '--cached', '--others', '--exclude-standard'], {
    cwd: original,
    encoding: 'utf8',
    maxBuffer: 64 * 1024 * 1024,
  });
  return listed.split('\0').filter((file) => file !== '' && existsSync(join(original, file)));
}

function packageFolders(original: string): string[] {
  return sourceFiles(original)
    .filter((file) => file.endsWith('/package.json'))
    .map((file) => dirname(file));
}

function run({ cwd, command, args }: { cwd: string; command: string; args: string[] }): string {
  try {
    return execFileSync(command, args, { cwd, encoding: 'utf8', stdio: ['ignore', 'pipe', 'pipe'] });
  } catch (cause) {
    const { stdout = '', stderr = '' } = cause as { stdout?: string; stderr?: string };
    throw new Error(`${command} ${args.join(' ')} failed:\n${stdout}\n${stderr}`, { cause });
  }
}
