// Runs the worker from its TypeScript, for tests and tools, as that of the inspection of media does.
if (process.env.BUNDLED_FORM_WORKER) await import(process.env.BUNDLED_FORM_WORKER);
else {
  const { register } = await import('tsx/esm/api');
  register();
  await import('./form-worker.ts');
}
