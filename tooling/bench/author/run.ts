/**
 * `npm run bench:author`: how long the check takes in author mode with 300 forms, after a change of one file and from
 * nothing, how long a saved file takes to show in an open page, and how long a tab takes to be published from the studio.
 * Prints times and asserts none.
 */
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { checkAll } from '../../check/src/check-all';
import { createSourceCache } from '@signalbox/schema-check';
import { addForms, addedPage, formCount } from '../first-load/add-forms';
import { median } from '../median';
import { measurePublish } from './measure-publish';
import { measureShow } from './measure-show';

const wantedForms = 300;
const runs = 9;
const repository = process.cwd();
const root = mkdtempSync(join(tmpdir(), 'signalbox-author-bench-'));
const schemas = join(root, 'packages/schemas');
/** The schemas of the product alone, which the built server knows. */
const shippedSchemas = join(root, 'shipped');
const changedForm = join(schemas, 'forms', addedPage(0), 'tab-0');
const cases = [
  { name: 'nothing changed', file: undefined, seconds: 1 },
  { name: 'a form changed', file: join(changedForm, 'form.json'), seconds: 1 },
  { name: 'a message changed', file: join(changedForm, 'locales/en.json'), seconds: 1 },
  { name: 'a value changed that many forms share', file: join(schemas, 'shared/duration.json'), seconds: 1 },
];

try {
  for (const folder of [schemas, shippedSchemas])
    cpSync(join(repository, 'packages/schemas'), folder, {
      recursive: true,
      filter: (path) => !path.includes('node_modules'),
    });
  addForms(root, wantedForms - formCount(root));
  const all = times(() => checkAll({ root: schemas }));
  const cache = createSourceCache();
  checkAll({ root: schemas, cache });
  const rows = [
    { name: 'all files', seconds: 2, measured: all },
    ...cases.map(({ file, ...rest }) => ({
      ...rest,
      measured: times(() => checkAll({ root: schemas, cache }), file),
    })),
  ];
  console.log(`The check of ${formCount(root)} forms, in milliseconds of CPU time of ${runs} runs\n`);
  console.log('| after | least | median | wanted below |\n|---|--:|--:|--:|');
  for (const { name, measured, seconds } of rows)
    console.log(`| ${name} | ${shown(Math.min(...measured))} | ${shown(median(measured))} | ${seconds * 1000} |`);
  console.log('\nFrom saving a file to seeing it in the open page, in milliseconds of the clock on this machine\n');
  console.log('| after | least | median | most | wanted below |\n|---|--:|--:|--:|--:|');
  for (const { name, measured } of await measureShow(shippedSchemas, runs))
    console.log(
      `| ${name} | ${shown(Math.min(...measured))} | ${shown(median(measured))} | ${shown(Math.max(...measured))} | 2000 |`,
    );
  const [first = 0, ...later] = await measurePublish(runs);
  console.log('\nA tab is published, in milliseconds of the clock on this machine, until it is in use\n');
  console.log(`first ${shown(first)}, later ones: least ${shown(Math.min(...later))}, median ${shown(median(later))}`);
} finally {
  rmSync(root, { recursive: true, force: true });
}

/**
 * Milliseconds of CPU time of each run: they count less of the machine's other work than those of the clock. Before each,
 * `file` is written with another space at its end.
 */
function times(check: () => { errors: unknown[] }, file?: string): number[] {
  return Array.from({ length: runs }, () => {
    if (file) writeFileSync(file, `${readFileSync(file, 'utf8')} `);
    const before = process.cpuUsage();
    const { errors } = check();
    const { user, system } = process.cpuUsage(before);
    if (errors.length > 0) throw new Error(`The forms of the benchmark have ${errors.length} errors`);
    return (user + system) / 1000;
  });
}

function shown(milliseconds: number): string {
  return milliseconds.toFixed(0);
}
