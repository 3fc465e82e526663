import { type Jobs, maySeeKind } from '@signalbox/jobs';
import type { Viewer } from '../contract';

/** Names of the kinds of jobs that a user may see. */
export function visibleKinds({ kinds }: Pick<Jobs, 'kinds'>, viewer: Viewer): string[] {
  return [...kinds].flatMap(([name, kind]) => (maySeeKind(viewer, kind) ? [name] : []));
}
