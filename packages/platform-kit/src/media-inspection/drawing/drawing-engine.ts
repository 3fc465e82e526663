import type { DOMPurify, WindowLike } from 'dompurify';
import type { DOMWindow, JSDOM } from 'jsdom';

export interface DrawingEngine {
  JSDOM: typeof JSDOM;
  window: DOMWindow;
  purifier: DOMPurify;
}

let engine: Promise<DrawingEngine> | undefined;

/** jsdom and DOMPurify are large and rarely needed: loaded with the first drawing, then kept. */
export function loadDrawingEngine(): Promise<DrawingEngine> {
  engine ??= load();
  return engine;
}

async function load(): Promise<DrawingEngine> {
  const [{ JSDOM }, { default: createPurifier }] = await Promise.all([import('jsdom'), import('dompurify')]);
  const { window } = new JSDOM('');
  return { JSDOM, window, purifier: createPurifier(window as unknown as WindowLike) };
}
