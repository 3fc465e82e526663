/** Fails on a source file of more than 400 lines. */
import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';

const maxLines = 400;
const listed = execFileSync(
  'git',
  ['ls-files', '--cached', '--others', '--exclude-standard', '--', '*.ts', '*.tsx', '*.mjs', '*.css'],
  { encoding: 'utf8' },
);
const files = listed.split('\n').filter((file) => file && !file.includes('/generated/') && existsSync(file));
const tooLong = files
  .map((file) => ({ file, lines: readFileSync(file, 'utf8').split('\n').length - 1 }))
  .filter(({ lines }) => lines > maxLines);
for (const { file, lines } of tooLong) console.error(`${file}: ${lines} lines; split it, ${maxLines} is the end`);
process.exit(tooLong.length === 0 ? 0 : 1);
