import { type ComponentType, lazy } from 'react';
import type { ExportButtonProps, RecordPanelProps, SelectionActionsProps } from '../model/slot-props';

/**
 * Parts of the page that other folders draw. Without `recordPanel`, records do not open; without the others, records
 * cannot be selected.
 */
interface PageSlots {
  recordPanel?: ComponentType<RecordPanelProps>;
  selectionActions?: ComponentType<SelectionActionsProps>;
  exportButton?: ComponentType<ExportButtonProps>;
}

export const slots: PageSlots = {
  exportButton: lazy(async () => ({ default: (await import('../export/export-button')).ExportButton })),
  selectionActions: lazy(async () => ({ default: (await import('../bulk/selection-actions')).SelectionActions })),
  recordPanel: lazy(async () => ({ default: (await import('../record/record-panel')).RecordPanel })),
};
