// Runs the worker from its TypeScript: tests and tools do. `--import tsx` does nothing in a worker of Node 20.
import { register } from 'tsx/esm/api';

register();
await import('./inspection-worker.ts');
