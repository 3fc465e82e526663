/**
 * Fails on a file of more than 250 lines, tests included. Prints the production lines and files of each room: a package,
 * plug-in, app or tool.
 */
import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';

const maxLines = 250;
const listed = execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard'], { encoding: 'utf8' });
const files = listed
  .split('\n')
  .filter((file) => /\.(ts|tsx|mts|mjs|js|css|sql)$/.test(file) && !file.includes('/generated/') && existsSync(file))
  .map((file) => ({ file, lines: readFileSync(file, 'utf8').split('\n').length - 1 }));
const tooLong = files.filter(({ lines }) => lines > maxLines);
for (const { file, lines } of tooLong) console.error(`${file}: ${lines} lines; split it, ${maxLines} is the end`);
printRooms(files.filter(({ file }) => /^(apps|packages|plugins|tooling|scripts)\//.test(file) && !isTest(file)));
process.exit(tooLong.length === 0 ? 0 : 1);

function isTest(file: string): boolean {
  return /\.test\.tsx?$|(^|\/)testing\/|^e2e\//.test(file);
}

function printRooms(production: { file: string; lines: number }[]): void {
  const names = new Set(production.map(({ file }) => roomOf(file)));
  const rooms = [...names].map((room) => ({ room, its: production.filter(({ file }) => roomOf(file) === room) }));
  const counts = rooms.map(({ room, its }) => ({ room, lines: sum(its), files: its.length }));
  const sorted = counts.toSorted((one, other) => other.lines - one.lines);
  for (const { room, lines, files: count } of [
    ...sorted,
    { room: 'all', lines: sum(production), files: production.length },
  ])
    console.log(`${String(lines).padStart(7)} lines ${String(count).padStart(5)} files  ${room}`);
}

function roomOf(file: string): string {
  return file.split('/').slice(0, 2).join('/');
}

function sum(of: { lines: number }[]): number {
  return of.reduce((total, { lines }) => total + lines, 0);
}
