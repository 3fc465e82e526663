import type { OperationContext } from '../operations/contract';

/** One that the default project may start beside those under test. */
export function anotherOperation(run: (context: OperationContext) => Promise<void>) {
  return { project: 'default', type: 'verify' as const, name: 'Other', creator: 'ada', run };
}
