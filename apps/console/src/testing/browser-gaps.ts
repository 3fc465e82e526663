import { vi } from 'vitest';

/** Browser features that the console needs and jsdom lacks. */
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
  // jsdom rejects pseudo-elements; antd uses them to measure scroll bars.
  vi.stubGlobal('getComputedStyle', (element: Element) => computed(element));
}
