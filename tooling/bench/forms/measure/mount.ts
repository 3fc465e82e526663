import { settle, type BenchTab } from './bench-tab';

export interface Mounted {
  /** Main-thread time until the form is drawn and its deferred work is done. */
  mountMs: number;
  heapKbPerField: number;
}

export async function mount({ page, mainThreadMs, heapKb }: BenchTab, count: number): Promise<Mounted> {
  const heapBefore = await heapKb();
  const before = await mainThreadMs();
  await page.evaluate(() => window.bench.mount());
  await settle(page);
  const mountMs = (await mainThreadMs()) - before;
  return { mountMs, heapKbPerField: ((await heapKb()) - heapBefore) / count };
}
