import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    globalSetup: ['packages/platform-kit/src/testing/global-setup.ts'],
    // A condition that is awaited gets time: the machine may be busy.
    setupFiles: ['packages/engine/src/testing/long-waits.ts'],
    expect: { poll: { timeout: 15_000 } },
    include: ['{apps,packages,plugins,tooling}/**/*.test.{ts,tsx}'],
    exclude: ['**/node_modules/**', '**/dist/**'],
    maxWorkers: 2,
    testTimeout: 60_000,
    hookTimeout: 120_000,
  },
});
