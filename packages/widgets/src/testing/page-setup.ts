/**
 * Setup of every test file with a page. The files of one worker share the page and the loaded modules, so each file
 * resets the page.
 */
import './browser-gaps';
import './lean-styles';
import { setConsoleSettings } from '@signalbox/schemas/language-text';
import { cleanup } from '@testing-library/react';
import { afterAll, afterEach, vi } from 'vitest';

afterEach(cleanup);
afterAll(() => {
  vi.useRealTimers();
  setConsoleSettings(undefined);
  vi.unstubAllGlobals();
  // Removes antd's styles: they slow down every role query and could hide elements of other files.
  document.head.replaceChildren();
  document.body.replaceChildren();
  // Such as the language and the direction of the page, and a tab index of its body.
  for (const element of [document.documentElement, document.body])
    for (const name of element.getAttributeNames()) element.removeAttribute(name);
  localStorage.clear();
  sessionStorage.clear();
  history.replaceState(null, '', '/');
});
