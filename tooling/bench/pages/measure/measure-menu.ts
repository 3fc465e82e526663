import type { Browser } from '@playwright/test';
import { send } from '../../session';
import type { StartedConsole } from '../project/store-pages';
import { middlePages } from '../project/three-levels';
import { openPage, type BenchPage } from './bench-page';
import type { Costs } from './cost';
import { clickAt, hoverAt, middleOf, repeated } from './input';

const rounds = 6;

/** The front end's menu with the saved pages: with groups that fold, then with groups that open in popups. */
export async function measureMenu(browser: Browser, started: StartedConsole): Promise<Costs> {
  const { url, token } = started;
  const open = () => openPage({ browser, url: `${url}/app/operation`, session: { url, token } });
  const folding = await open();
  const inFolding = await measureFolds(folding, started);
  await folding.page.context().close();
  await send(started, 'core/setting', { method: 'PATCH', body: { layout_mode: 'vertical' } });
  const popups = await open();
  const inPopups = await measurePopups(popups, started);
  await popups.page.context().close();
  return { ...inFolding, ...inPopups };
}

async function measureFolds({ page, costsOf }: BenchPage, { pages }: StartedConsole): Promise<Costs> {
  const placeOf = (title: string) => middleOf(page.getByRole('menuitem', { name: title, exact: true }));
  const [top] = middlePages(pages);
  const group = clickAt(page, await placeOf(top?.title.en ?? ''));
  const fold = await costsOf(repeated(rounds, [group, group]));
  await group();
  const branch = top?.children?.[0];
  await page.getByRole('menuitem', { name: branch?.title.en ?? '', exact: true }).click();
  const steps = [];
  for (const { title } of branch?.children?.slice(0, 2) ?? []) steps.push(clickAt(page, await placeOf(title.en)));
  // The first visits load the code and the dashboards.
  for (const step of steps) {
    await step();
    await page.waitForLoadState('networkidle');
  }
  const navigate = await costsOf(repeated(rounds, steps));
  return { 'fold or unfold a group of the menu': fold, 'open a saved page by the menu': navigate };
}

async function measurePopups({ page, costsOf }: BenchPage, { pages }: StartedConsole): Promise<Costs> {
  const [top] = middlePages(pages);
  const placeOf = (title: string) => middleOf(page.getByRole('menuitem', { name: title, exact: true }).first());
  const group = hoverAt(page, await placeOf(top?.title.en ?? ''));
  const away = hoverAt(page, { x: 900, y: 800 });
  await group();
  await page.getByRole('menuitem', { name: top?.children?.[0]?.title.en ?? '', exact: true }).waitFor();
  await away();
  const popups = await costsOf(repeated(rounds, [group, away]));
  const steps = [clickAt(page, await placeOf('Overview')), clickAt(page, await placeOf('System operation'))];
  for (const step of steps) {
    await step();
    await page.waitForLoadState('networkidle');
  }
  const navigate = await costsOf(repeated(rounds, steps));
  return {
    'open a popup of the menu': popups.filter((_, index) => index % 2 === 0),
    'open a page, menu with popups': navigate.filter((_, index) => index % 2 === 1),
  };
}
