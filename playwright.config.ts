import { defineConfig } from '@playwright/test';
import { browserFlags, findBrowser } from './tooling/browser/src/find-browser';

/** Builds and installs of its own: it begins first, so that nothing waits for it in the end. */
const longest = '**/settings/readme-path.spec.ts';

export default defineConfig({
  testDir: 'e2e',
  workers: 2,
  fullyParallel: false,
  timeout: 240_000,
  // A condition that is awaited gets time: the machine may be busy.
  expect: { timeout: 45_000 },
  outputDir: 'test-results',
  projects: [
    { name: 'longest', testMatch: longest },
    { name: 'product', testIgnore: longest },
  ],
  use: {
    viewport: { width: 1440, height: 900 },
    locale: 'en-US',
    // A dialog that still grows is no place to press; consoles that a test opens besides its own page do move.
    contextOptions: { reducedMotion: 'reduce' },
    launchOptions: { executablePath: process.env['CHROME_BIN'] ?? findBrowser(), args: browserFlags },
  },
});
