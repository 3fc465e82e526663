import '@testing-library/jest-dom/vitest';

// Browser APIs that antd needs and jsdom lacks. Elements do not change their size in tests.
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

// antd's Select reads keyCode. Browsers set it, jsdom leaves it 0.
const keyCodes: Record<string, number> = {
  Tab: 9,
  Enter: 13,
  Escape: 27,
  ' ': 32,
  ArrowUp: 38,
  ArrowDown: 40,
  ArrowLeft: 37,
  ArrowRight: 39,
};
window.addEventListener(
  'keydown',
  (event) => Object.defineProperty(event, 'keyCode', { value: keyCodes[event.key] ?? 0 }),
  true,
);
