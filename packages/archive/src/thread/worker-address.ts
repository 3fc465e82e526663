/**
 * The worker's module. Built, it is `archive-worker.js` beside the bundle of this file: the build makes
 * `@signalbox/archive/worker` an entry of that name. From source it is TypeScript, and needs a loader.
 */
export function workerAddress(): URL {
  const here = import.meta.url;
  return here.endsWith('.ts') ? new URL('../worker/from-source.mjs', here) : new URL('./archive-worker.js', here);
}
