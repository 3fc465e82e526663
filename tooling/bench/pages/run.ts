/** `npm run bench:pages`: the editor of pages and the main menu with 10 and 1,000 saved pages. See ../README.md. */
import { cpus, loadavg } from 'node:os';
import { chromium } from '@playwright/test';
import { browserFlags, findBrowser } from '@signalbox/browser';
import { logIn } from '../session';
import { withFolders } from '../workbench';
import type { Costs } from './measure/cost';
import { measureEditor } from './measure/measure-editor';
import { measureMenu } from './measure/measure-menu';
import { measurePeer } from './measure/measure-peer';
import { startPeer } from './peer/start-peer';
import { storePages } from './project/store-pages';
import { measuredTable } from './report/table';
import { isMet, targetLine, targets } from './report/targets';

const sizes = { few: 10, many: 1000 };
const undo: (() => Promise<void>)[] = [];
try {
  const peer = await startPeer();
  undo.push(peer.stop);
  const browser = await chromium.launch({ executablePath: findBrowser(), args: browserFlags });
  undo.push(() => browser.close());
  const measureConsole = (count: number): Promise<Costs> =>
    withFolders(async ({ start }) => {
      console.log(`Measuring ${count} pages …`);
      const started = await storePages(await logIn((await start()).url), count);
      return { ...(await measureEditor(browser, started)), ...(await measureMenu(browser, started)) };
    });
  const few = await measureConsole(sizes.few);
  const many = await measureConsole(sizes.many);
  const ofPeer = await measurePeer(browser, `${peer.url}?n=${sizes.many}`);
  const load = loadavg()[0]?.toFixed(1);
  console.log(`\nCPU time in ms; Chromium ${browser.version()}, ${cpus().length} cores, load ${load}\n`);
  console.log(measuredTable({ few, many, peer: ofPeer }, sizes));
  const reached = targets(many);
  console.log(`\n${reached.map(targetLine).join('\n')}`);
  process.exitCode = reached.every(isMet) ? 0 : 1;
} finally {
  for (const step of undo.toReversed()) await step();
}
