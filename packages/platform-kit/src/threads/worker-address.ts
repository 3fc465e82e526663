interface WorkerFiles {
  /** `import.meta.url` of the file that starts the worker. */
  startedBy: string;
  /** A program beside or below that file that loads the worker's TypeScript: `./worker/from-source.mjs`. */
  fromSource: string;
  /** The worker in a build, beside the bundle of that file: the build makes the worker an entry of that name. */
  built: string;
}

/** Address of the module of a worker. Node needs a loader for it as long as it is TypeScript. */
export function workerAddress({ startedBy, fromSource, built }: WorkerFiles): URL {
  return new URL(startedBy.endsWith('.ts') ? fromSource : built, startedBy);
}
