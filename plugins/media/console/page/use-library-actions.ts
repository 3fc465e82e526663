import { useRef, useState } from 'react';
import type { OpenMenu } from '../actions/item-menu';
import { useActions } from '../actions/use-actions';
import { useEnds } from '../actions/use-ends';
import { useFocusReturn } from '../actions/use-focus-return';
import type { Selection } from '../items/selection';
import type { LibraryPlace } from '../place/place';
import type { GoToPlace } from '../place/use-place';

interface LibraryActionsOptions {
  place: LibraryPlace;
  goTo: GoToPlace;
  onSelect: (selection: Selection) => void;
}

/** Returns what can be done with files of the page, its menu, and where the focus goes after a menu or a dialog. */
export function useLibraryActions({ place, goTo, onSelect }: LibraryActionsOptions) {
  const frame = useRef<HTMLDivElement>(null);
  const { remember, giveBack } = useFocusReturn(frame);
  const actions = useActions({ folder: place.folder, goTo, onOpen: remember });
  const ends = useEnds({ actions, place, goTo, onSelect, onFocus: giveBack });
  const [menu, setMenu] = useState<OpenMenu>();
  return {
    /** Ref of the list, which gets the focus when the element that had it is gone. */
    frame,
    actions,
    ends,
    menu,
    openMenu: (next: OpenMenu) => {
      remember();
      setMenu(next);
    },
    closeMenu: (hasRun: boolean) => {
      setMenu(undefined);
      if (!hasRun) giveBack();
    },
  };
}
