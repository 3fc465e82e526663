/** Fails when `docs/specification.md` names a test that does not exist. Reads files only. */
import { existsSync, readFileSync } from 'node:fs';
import { findMissingTests } from './specification/find-missing-tests';

const page = 'docs/specification.md';
const errors = findMissingTests(readFileSync(page, 'utf8'), (path) =>
  existsSync(path) ? readFileSync(path, 'utf8') : undefined,
);
for (const error of errors) console.error(`${page}: ${error}`);
if (errors.length === 0) console.log('specification: each requirement has its tests');
process.exit(errors.length === 0 ? 0 : 1);
