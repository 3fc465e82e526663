import { spawnSync } from 'node:child_process';
import { copyFileSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { compiler, compilerEnvironment } from './compiler';
import type { WorkspaceCopy } from './copy-workspace';

/** A plug-in, read from its folder. */
export interface PluginFolder {
  /** Relative to the workspace. */
  folder: string;
  /** Name of its package. */
  name: string;
}

interface Removal {
  plugin: PluginFolder;
  /** Path relative to the workspace → text, for files that differ without the plug-in. */
  changed: Map<string, string>;
}

/**
 * Type-checks the app of one folder several times, each time without the folder of one plug-in. After the first check the
 * compiler only checks what depends on that folder.
 */
export function typeChecker({ root }: WorkspaceCopy, app: string) {
  const whole = join(root, `${app}/whole.tsbuildinfo`);
  const state = join(root, `${app}/check.tsbuildinfo`);
  const check = (buildInfo: string) => {
    const args = ['--noEmit', '--singleThreaded', '--incremental', '--tsBuildInfoFile', buildInfo, '--project', app];
    const { status, stdout, stderr } = spawnSync(process.execPath, [compiler, ...args], {
      cwd: root,
      encoding: 'utf8',
      env: compilerEnvironment,
    });
    if (status !== 0 && stdout === '') throw new Error(`The compiler failed: ${stderr}`);
    return stdout.split('\n').filter((line) => line !== '');
  };
  return {
    /** Errors of the app with all plug-ins. */
    errors: () => check(whole),
    /** Errors of the app without a plug-in. Call `errors` first. */
    errorsWithout({ plugin, changed }: Removal): string[] {
      copyFileSync(whole, state);
      const before = new Map([...changed.keys()].map((file) => [file, readFileSync(join(root, file), 'utf8')]));
      const gone = join(root, 'removed');
      renameSync(join(root, plugin.folder), gone);
      for (const [file, text] of changed) writeFileSync(join(root, file), text);
      try {
        return check(state);
      } finally {
        renameSync(gone, join(root, plugin.folder));
        for (const [file, text] of before) writeFileSync(join(root, file), text);
      }
    },
  };
}

/** The list of plug-ins without the lines of one: its import, and its name in the list. */
export function listWithout(file: string, packageName: string): string {
  const text = readFileSync(resolve(file), 'utf8');
  const line = new RegExp(`^import \\{ (?:\\w+ as )?(\\w+) \\} from '${packageName}/\\w+';\\n`, 'm');
  const name = line.exec(text)?.[1];
  if (name === undefined) return text;
  return text.replace(line, '').replace(new RegExp(`(?<=[\\[\\s])${name}(?:,\\s*|(?=\\s*\\]))`), '');
}
