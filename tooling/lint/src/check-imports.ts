/**
 * Fails on imports that `arrows/arrows.json` does not allow, on files or folders that import each other in a circle, imports
 * of types included, and on short files that belong in their only user.
 */
import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { findWrongImports } from './arrows/find-wrong-imports';
import type { PackageManifest } from './arrows/resolve-import';
import { findCircles } from './circles/find-circles';
import { importGraph, readSpecifiers } from './circles/import-graph';
import { findShortFiles } from './short-files/find-short-files';

const texts = (...patterns: string[]) =>
  new Map(listFiles(patterns).map((file): [string, string] => [file, readFileSync(file, 'utf8')]));
const sources = texts('*.ts', '*.tsx', '*.mjs');
const specifiers = readSpecifiers(sources);
const packages = new Map(
  [...texts('package.json', '**/package.json')].map(([file, text]) => [
    dirname(file),
    JSON.parse(text) as PackageManifest,
  ]),
);
const wrong = findWrongImports({ specifiers, packages });
const shortFiles = findShortFiles({ texts: sources, specifiers, packages });
const circles = findCircles(importGraph(specifiers));

for (const error of [...wrong, ...shortFiles]) console.error(error);
for (const { folder, entries, imports } of circles)
  console.error(
    `${folder}: ${entries.join(', ')} import each other:\n${imports.map((each) => `  ${each}\n`).join('')}`,
  );
process.exit(circles.length + wrong.length + shortFiles.length === 0 ? 0 : 1);

function listFiles(patterns: string[]): string[] {
  const listed = execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard', '--', ...patterns], {
    encoding: 'utf8',
    maxBuffer: 64 * 1024 * 1024,
  });
  return listed.split('\n').filter((file) => file !== '' && existsSync(file));
}
