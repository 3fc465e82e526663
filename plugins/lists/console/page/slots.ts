import type { ComponentType } from 'react';
import type { ExportButtonProps, RecordPanelProps, SelectionActionsProps } from '../model/slot-props';

/**
 * Parts of the page that other folders draw. Without `recordPanel`, records do not open; without the others, records
 * cannot be selected. Load them lazily: `lazy(async () => ({ default: (await import('../record/record-panel')).RecordPanel }))`.
 */
interface PageSlots {
  recordPanel?: ComponentType<RecordPanelProps>;
  selectionActions?: ComponentType<SelectionActionsProps>;
  exportButton?: ComponentType<ExportButtonProps>;
}

export const slots: PageSlots = {};
