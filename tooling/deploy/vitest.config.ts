import { defineConfig } from 'vitest/config';

/** For `npm run check`: these tests only read files, so they need neither a database nor the set-up of the whole suite. */
export default defineConfig({
  // The machine may be busy.
  test: { include: ['tooling/deploy/src/*.test.ts'], testTimeout: 240_000, hookTimeout: 240_000 },
});
