import { vi } from 'vitest';

/** What a real browser has and jsdom lacks, as far as the console needs it. */
export function fillBrowserGaps(): void {
  vi.stubGlobal('matchMedia', (query: string) => ({
    matches: false,
    media: query,
    addEventListener: () => undefined,
    removeEventListener: () => undefined,
    addListener: () => undefined,
    removeListener: () => undefined,
  }));
  vi.stubGlobal(
    'ResizeObserver',
    class {
      observe() {}
      unobserve() {}
      disconnect() {}
    },
  );
  vi.stubGlobal('scrollTo', () => undefined);
  const computed = window.getComputedStyle.bind(window);
  // jsdom refuses pseudo-elements; antd asks for them to measure scroll bars.
  vi.stubGlobal('getComputedStyle', (element: Element) => computed(element));
}
