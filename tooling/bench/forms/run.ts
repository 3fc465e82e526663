/** `npm run bench`: builds the engine and its peers, drives them in Chromium, prints one table. See ../README.md. */
import { cpus } from 'node:os';
import { chromium } from '@playwright/test';
import { browserFlags, findBrowser } from '@signalbox/browser';
import { preview } from 'vite';
import { buildPages } from './build/build-pages';
import { measureEngine, tabFields, type Measured } from './measure/measure-engine';
import { measuredTable, targetTable } from './report/table';
import { targets } from './report/target';

const engines = ['engine', 'html', 'html-blocks', 'formily', 'antd', 'rjsf', 'rjsf-precompiled'];
const given = process.argv.slice(2).map(Number);
const sizes = given.length > 0 ? given : [10, 100, 500, 1000];

console.log('Building …');
await buildPages([...sizes, tabFields]);
const root = import.meta.dirname;
const server = await preview({
  root,
  configFile: false,
  logLevel: 'error',
  build: { outDir: '../dist' },
  preview: { port: 0, host: '127.0.0.1' },
});
const address = server.resolvedUrls?.local[0];
if (address === undefined) throw new Error('The preview server has no address.');
const browser = await chromium.launch({ executablePath: findBrowser(), args: browserFlags });
const all: Measured[] = [];
try {
  for (const engine of engines) {
    console.log(`Measuring ${engine} …`);
    const measured = await measureEngine({ browser, address, engine }, sizes);
    console.log(measuredTable([measured], sizes));
    all.push(measured);
  }
} finally {
  await browser.close();
  await server.close();
}
const reached = targets(all, { small: sizes[0] ?? 10, large: sizes.at(-1) ?? 1000 });
console.log(`\nMain-thread CPU ms, medians of 60 keys; ${browser.version()}, ${cpus().length} cores\n`);
console.log(measuredTable(all, sizes));
console.log(`\n${targetTable(reached)}`);
process.exit(reached.every(({ measured, limit }) => measured <= limit) ? 0 : 1);
