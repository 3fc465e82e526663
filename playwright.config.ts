import { defineConfig } from '@playwright/test';
import { browserFlags, findBrowser } from './tooling/browser/src/find-browser';

/** This file builds and installs a copy of the product. It runs first, so that at the end of the run no worker waits for it. */
const longest = '**/settings/adding-a-tab.spec.ts';

export default defineConfig({
  testDir: 'e2e',
  globalSetup: './e2e/support/build-test-program.ts',
  workers: 2,
  fullyParallel: false,
  timeout: 240_000,
  // The machine may be busy.
  expect: { timeout: 45_000 },
  outputDir: 'test-results',
  projects: [
    { name: 'longest', testMatch: longest },
    { name: 'product', testIgnore: longest },
  ],
  use: {
    viewport: { width: 1440, height: 900 },
    locale: 'en-US',
    // A click may miss a dialog that still grows. Contexts that a test creates have this option, too.
    contextOptions: { reducedMotion: 'reduce' },
    launchOptions: {
      executablePath: process.env['CHROME_BIN'] ?? findBrowser(),
      args: browserFlags,
    },
  },
});
