import { execFileSync } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';

/** A fresh clone of the repository, with uncommitted changes copied over it. No packages are installed. */
export function cloneRepository(original = process.cwd()): string {
  const root = mkdtempSync(join(tmpdir(), 'signalbox-clone-'));
  execFileSync('git', ['clone', '--quiet', '--no-hardlinks', original, root]);
  const changed = execFileSync('git', ['ls-files', '-z', '--modified', '--others', '--exclude-standard'], {
    cwd: original,
    encoding: 'utf8',
  });
  for (const file of changed.split('\0').filter((each) => each !== '' && existsSync(join(original, each)))) {
    mkdirSync(dirname(join(root, file)), { recursive: true });
    cpSync(join(original, file), join(root, file));
  }
  return root;
}
