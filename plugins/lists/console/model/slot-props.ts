import type { JsonObject } from '@signalbox/schemas/json';
import type { RecordSelection } from '../selection/record-selection';
import type { OpenModel } from './open-model';

/** Props of the side panel that shows a record. `?record=<id>` in the address opens it, `?record=new` for a new one. */
export interface RecordPanelProps {
  model: OpenModel;
  /** Id of the record; `new` for one that is being created. */
  record: string;
  onClose: () => void;
  /** Opens another record instead of this one: the one that was created, or a neighbour. */
  onOpen: (record: string) => void;
}

/** Props of the buttons that change or delete the selected records. */
export interface SelectionActionsProps {
  model: OpenModel;
  selection: RecordSelection;
  /** Clears the selection, e.g. after its records were deleted. */
  onClear: () => void;
}

/** Props of the button that exports records. */
export interface ExportButtonProps {
  model: OpenModel;
  /** The selected records; without any, all that match. */
  selection: RecordSelection;
  /** Dotted paths of the shown columns, in order. */
  columns: readonly string[];
  /** As in the query of a list. */
  sorts: readonly JsonObject[];
}
