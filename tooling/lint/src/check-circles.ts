/** Fails on files or folders that import each other in a circle, imports of types included. */
import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { findCircles } from './circles/find-circles';
import { importGraph } from './circles/import-graph';

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
for (const { folder, entries, imports } of circles)
  console.error(
    `${folder}: ${entries.join(', ')} import each other:\n${imports.map((each) => `  ${each}\n`).join('')}`,
  );
process.exit(circles.length === 0 ? 0 : 1);
