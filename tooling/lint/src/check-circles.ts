/** Fails on files or folders that import each other in a circle, imports of types included. */
import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { findCircles } from './circles/find-circles';
import { importGraph } from './circles/import-graph';
import { knownCircles } from './circles/known-circles';

const listed = execFileSync(
  'git',
  ['ls-files', '--cached', '--others', '--exclude-standard', '--', '*.ts', '*.tsx', '*.mjs'],
  {
    encoding: 'utf8',
    maxBuffer: 64 * 1024 * 1024,
  },
);
const files = listed.split('\n').filter((file) => file !== '' && existsSync(file));
const circles = findCircles(importGraph(new Map(files.map((file) => [file, readFileSync(file, 'utf8')]))));
const unknown = circles.filter(({ folder }) => !knownCircles.includes(folder));
const mended = knownCircles.filter((known) => circles.every(({ folder }) => folder !== known));
for (const { folder, entries, imports } of unknown)
  console.error(
    `${folder}: ${entries.join(', ')} import each other:\n${imports.map((each) => `  ${each}\n`).join('')}`,
  );
for (const folder of mended) console.error(`${folder} has no circle any more: remove it from known-circles.ts`);
process.exit(unknown.length + mended.length === 0 ? 0 : 1);
