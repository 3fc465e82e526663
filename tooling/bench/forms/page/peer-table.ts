import type { PreparePeer } from './peer';

/** Each in a chunk of its own: a page loads one engine. */
export const peers: Record<string, () => Promise<PreparePeer>> = {
  engine: async () => (await import('./peers/engine-peer')).prepareEngine,
  rjsf: async () => (await import('./peers/rjsf-peer')).prepareRjsf,
  'rjsf-precompiled': async () => (await import('./peers/rjsf-precompiled-peer')).prepareRjsfPrecompiled,
  formily: async () => (await import('./peers/formily-peer')).prepareFormily,
  html: async () => (await import('./peers/html-peer')).prepareHtml,
  'html-blocks': async () => (await import('./peers/html-peer')).prepareHtmlBlocks,
  antd: async () => (await import('./peers/antd-peer')).prepareAntd,
};
