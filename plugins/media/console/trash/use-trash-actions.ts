import { useMay } from '@signalbox/api/react';
import { useMemo, useRef, useState } from 'react';
import { useFocusReturn } from '../actions/use-focus-return';
import { nothingSelected } from '../items/selection';
import type { TrashDialog } from './trash-dialogs';
import type { Trash } from './use-trash';

/**
 * Returns what the user may do with the selected entries, and the dialog about it. An action that is missing is not
 * permitted.
 */
export function useTrashActions({ items, selection, onSelect }: Trash) {
  const may = useMay();
  const [dialog, setDialog] = useState<TrashDialog>();
  const frame = useRef<HTMLDivElement>(null);
  const { remember, giveBack } = useFocusReturn(frame);
  const chosen = useMemo(() => items.filter(({ path }) => selection.selected.has(path)), [items, selection.selected]);
  const open = (next: TrashDialog) => {
    remember();
    setDialog(next);
  };
  return {
    chosen,
    /** Ref of the list, which gets the focus after a dialog. */
    frame,
    dialog,
    restore: may('media.add') ? () => open({ kind: 'restore', items: chosen }) : undefined,
    purge: may('media.delete') ? () => open({ kind: 'purge', items: chosen }) : undefined,
    empty: may('media.delete') ? () => open({ kind: 'empty' }) : undefined,
    /** Closes the dialog. `left`: ids of the entries that stay selected. */
    end: (left: readonly string[]) => {
      setDialog(undefined);
      onSelect({ ...nothingSelected, selected: new Set(left) });
      giveBack();
    },
    giveBack,
  };
}
