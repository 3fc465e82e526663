import '@testing-library/jest-dom/vitest';
import { cleanup } from '@testing-library/react';
import { afterEach, vi } from 'vitest';

// What jsdom lacks and antd asks for. A page never changes its size in a test.
class StillObserver implements ResizeObserver {
  observe(): void {}
  unobserve(): void {}
  disconnect(): void {}
}
vi.stubGlobal('ResizeObserver', StillObserver);
vi.stubGlobal('matchMedia', (media: string) => ({
  media,
  matches: false,
  onchange: null,
  addEventListener() {},
  removeEventListener() {},
  addListener() {},
  removeListener() {},
  dispatchEvent: () => false,
}));

// Every browser still fills in keyCode, and antd's Select reads it; here it would be 0.
const keyCodes: Record<string, number> = { Tab: 9, Enter: 13, Escape: 27, ' ': 32, ArrowUp: 38, ArrowDown: 40 };
window.addEventListener(
  'keydown',
  (event) => Object.defineProperty(event, 'keyCode', { value: keyCodes[event.key] ?? 0 }),
  true,
);

afterEach(cleanup);
