/** Setup of every test file with a page. Files of one worker share the page and the loaded modules: each leaves it empty. */
import './browser-gaps';
import { cleanup } from '@testing-library/react';
import { afterAll, afterEach, vi } from 'vitest';

afterEach(cleanup);
afterAll(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  // antd's styles, which would slow every look-up of a role and hide what another file shows.
  document.head.replaceChildren();
  document.body.replaceChildren();
  localStorage.clear();
  sessionStorage.clear();
  history.replaceState(null, '', '/');
});
