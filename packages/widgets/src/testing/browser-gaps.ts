import '@testing-library/jest-dom/vitest';

// What jsdom lacks and antd asks for. A page never changes its size in a test.
window.ResizeObserver = class {
  observe() {}
  unobserve() {}
  disconnect() {}
};
window.matchMedia = (media) =>
  Object.assign(new EventTarget(), {
    media,
    matches: false,
    onchange: null,
    addListener() {},
    removeListener() {},
  });

// Every browser still fills in keyCode, and antd's Select reads it; here it would be 0.
const keyCodes: Record<string, number> = { Tab: 9, Enter: 13, Escape: 27, ' ': 32, ArrowUp: 38, ArrowDown: 40 };
window.addEventListener(
  'keydown',
  (event) => Object.defineProperty(event, 'keyCode', { value: keyCodes[event.key] ?? 0 }),
  true,
);
