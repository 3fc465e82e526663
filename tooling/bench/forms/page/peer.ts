import type { ReactElement } from 'react';
import type { FormDefinition } from '@signalbox/schemas';

/** A form engine that is ready to draw one form: what may be done ahead of time is done. */
export interface ReadyPeer {
  element: () => ReactElement;
  /** What would be sent now. */
  values: () => unknown;
  /** Id of a field's input. */
  idOf: (path: string[]) => string;
  /** Where a fault beside a field is told; absent where the engine tells none before a submit. */
  faultSelector?: string;
}

export type PreparePeer = (form: FormDefinition) => ReadyPeer | Promise<ReadyPeer>;

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
