import { defineConfig } from 'vitest/config';

/** For `npm run check`: these tests only read files, so they need neither a database nor the set-up of the whole suite. */
export default defineConfig({ test: { include: ['tooling/deploy/src/*.test.ts'] } });
