import type { ReactElement } from 'react';
import type { FormDefinition } from '@signalbox/schemas';

/** A form engine that is ready to draw one form: all work that can be done ahead is done. */
export interface ReadyPeer {
  element: () => ReactElement;
  /** The values that a save would send now. */
  values: () => unknown;
  /** Id of a field's input. */
  idOf: (path: string[]) => string;
  /** Selector of a field's validation error. Absent for an engine that shows none before a submit. */
  errorSelector?: string;
}

export type PreparePeer = (form: FormDefinition) => ReadyPeer | Promise<ReadyPeer>;
