import type { ReactElement } from 'react';
import type { FormDefinition } from '@signalbox/schemas';

/** A form engine that is ready to draw one form: what may be done ahead of time is done. */
export interface ReadyPeer {
  element: () => ReactElement;
  /** What would be sent now. */
  values: () => unknown;
  /** Id of a field's input. */
  idOf: (path: string[]) => string;
  /** Where a fault beside a field is told; absent where the engine tells none before a submit. */
  errorSelector?: string;
}

export type PreparePeer = (form: FormDefinition) => ReadyPeer | Promise<ReadyPeer>;
