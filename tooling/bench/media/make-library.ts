import { createHash } from 'node:crypto';
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

const subjects = ['pump', 'tank', 'valve', 'boiler', 'meter', 'line', 'plan', 'photo'];
const extensions = ['png', 'jpg', 'svg', 'pdf', 'csv', 'mp4', 'obj', 'zip'];
const filesPerDirectory = 200;

/** Writes small files below `root`, in directories on two levels. Their content is not that of their format. */
export function makeLibrary(root: string, fileCount: number): void {
  for (let number = 0; number < fileCount; number++) {
    const index = Math.floor(number / filesPerDirectory);
    const directory = join(root, `site ${Math.floor(index / 20)}`, `building ${index % 20}`);
    if (number % filesPerDirectory === 0) mkdirSync(directory, { recursive: true });
    const digest = createHash('md5').update(String(number)).digest('hex');
    const name = `${pick(subjects, number)}-${digest.slice(0, 12)}-${number}.${pick(extensions, number >> 3)}`;
    writeFileSync(join(directory, name), digest.slice(0, 1 + (number % 32)));
  }
}

function pick(list: readonly string[], number: number): string {
  return list[number % list.length] ?? '';
}
