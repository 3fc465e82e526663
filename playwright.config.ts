import { defineConfig } from '@playwright/test';
import { browserFlags, findBrowser } from './tooling/browser/src/find-browser';

export default defineConfig({
  testDir: 'e2e',
  workers: 2,
  fullyParallel: false,
  // What passes only the second time counts as passed and is named as flaky: look into it, it may be a fault of the product.
  retries: 1,
  timeout: 90_000,
  expect: { timeout: 10_000 },
  outputDir: 'test-results',
  use: {
    viewport: { width: 1440, height: 900 },
    locale: 'en-US',
    launchOptions: { executablePath: process.env['CHROME_BIN'] ?? findBrowser(), args: browserFlags },
  },
});
