import { createRoot } from 'react-dom/client';
import { flushSync } from 'react-dom';
import { bigForm } from '@signalbox/engine/testing';
import { inGrid } from './in-grid';
import { TabsPage } from './tabs-page';
import type { PreparePeer } from './peer';

/** Each in a chunk of its own: a page loads one engine. */
const peers: Record<string, () => Promise<PreparePeer>> = {
  engine: async () => (await import('./peers/engine-peer')).prepareEngine,
  rjsf: async () => (await import('./peers/rjsf-peer')).prepareRjsf,
  'rjsf-precompiled': async () => (await import('./peers/rjsf-precompiled-peer')).prepareRjsfPrecompiled,
  formily: async () => (await import('./peers/formily-peer')).prepareFormily,
  html: async () => (await import('./peers/html-peer')).prepareHtml,
  'html-blocks': async () => (await import('./peers/html-peer')).prepareHtmlBlocks,
  antd: async () => (await import('./peers/antd-peer')).prepareAntd,
};

/** `?engine=rjsf&n=1000`: one form. `&grid`: its fields in a grid. `&tabs=50`: 50 tabs of `n` fields each. The driver calls `bench.mount()`. */
const query = new URLSearchParams(location.search);
const tabCount = Number(query.get('tabs') ?? 0);
const prepare = await peers[query.get('engine') ?? '']?.();
if (prepare === undefined) throw new Error(`Engines: ${Object.keys(peers).join(', ')}`);

const plainForm = bigForm(Number(query.get('n') ?? 100));
const form = query.has('grid') ? inGrid(plainForm) : plainForm;
const peer = await prepare(form);
const tabs = await Promise.all(
  Array.from({ length: tabCount }, async (_, index) => ({ name: String(index), peer: await prepare(form) })),
);
const root = createRoot(document.getElementById('root') ?? document.body);

const bench = {
  mount: () => flushSync(() => root.render(tabCount > 0 ? <TabsPage tabs={tabs} /> : peer.element())),
  values: () => peer.values(),
  idOf: (path: string[]) => peer.idOf(path),
  errorSelector: peer.errorSelector,
};
export type Bench = typeof bench;
Object.assign(window, { bench });
document.title = 'ready';
