// Runs the worker from its TypeScript, for tests.
const { register } = await import('tsx/esm/api');
register();
await import('./schema-check-worker.ts');
