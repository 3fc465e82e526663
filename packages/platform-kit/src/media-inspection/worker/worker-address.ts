/**
 * The worker's module. In a bundle it is `inspection-worker.js` beside the bundle: the build makes
 * `@signalbox/platform-kit/inspection-worker` an entry of that name. From source it is TypeScript, and needs a loader.
 */
export function workerAddress(): URL {
  const here = import.meta.url;
  return here.endsWith('.ts') ? new URL('./from-source.mjs', here) : new URL('./inspection-worker.js', here);
}
