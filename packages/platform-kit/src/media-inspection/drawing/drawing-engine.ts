import type { DOMPurify, WindowLike } from 'dompurify';
import type { DOMWindow, JSDOM } from 'jsdom';

interface DrawingEngine {
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
  // The types of jsdom do not declare the constructors that the purifier requires of a window.
  return { JSDOM, window, purifier: createPurifier(window as DOMWindow & WindowLike) };
}
