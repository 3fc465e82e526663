// Runs the worker from its TypeScript, for tests and tools. A test run bundles it once and names the bundle here: loading
// the source costs each thread ten times as much. `--import tsx` does nothing in a worker of Node 20.
if (process.env.BUNDLED_INSPECTION_WORKER) await import(process.env.BUNDLED_INSPECTION_WORKER);
else {
  const { register } = await import('tsx/esm/api');
  register();
  await import('./inspection-worker.ts');
}
