import { imageUrl } from '@signalbox/api/client';
import { mediaQueries, useConsole, useMay, useMediaQuery } from '@signalbox/api/react';
import { sendBrowser } from '@signalbox/console-kit';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Item } from '../items/item';
import type { GoToPlace } from '../place/use-place';
import { noSearch } from '../place/place';
import type { UndoStep } from '../undo/undo-step';
import { type ActionKey, isPossible, usableActions } from './allowed-actions';
import type { Clipboard, OpenDialog } from './open-dialog';

export interface Actions {
  usable: readonly ActionKey[];
  mayAdd: boolean;
  /** Does nothing where the action is not possible with these items. */
  run: (key: ActionKey, items: readonly Item[]) => void;
  newFolder: () => void;
  showKeys: () => void;
  /** Undoes the last change. Undefined without one. */
  undo: (() => void) | undefined;
  setLast: (step: UndoStep | undefined) => void;
  /** Moves what was dropped onto a folder. */
  moveInto: (items: readonly Item[], target: string) => void;
  clipboard: Clipboard | undefined;
  setClipboard: (clipboard: Clipboard | undefined) => void;
  /** Undefined with an empty clipboard. */
  paste: (() => void) | undefined;
  dialog: OpenDialog | undefined;
  open: (dialog: OpenDialog | undefined) => void;
}

interface ActionsOptions {
  folder: string;
  goTo: GoToPlace;
  /** Called before a dialog opens. */
  onOpen: () => void;
}

/** Returns what can be done with items, the dialog that asks about it, and the clipboard. */
export function useActions({ folder, goTo, onOpen }: ActionsOptions): Actions {
  const may = useMay();
  const isNarrow = useMediaQuery(mediaQueries.narrow);
  const copyAddresses = useCopyAddresses();
  const [dialog, setDialog] = useState<OpenDialog>();
  const [clipboard, setClipboard] = useState<Clipboard>();
  const [last, setLast] = useState<UndoStep>();
  const usable = usableActions(may);
  const open = (next: OpenDialog | undefined) => {
    // A dialog that follows another one gives the focus back to where the first one got it from.
    if (next !== undefined && dialog === undefined) onOpen();
    setDialog(next);
  };

  const run = (key: ActionKey, items: readonly Item[]) => {
    const [item] = items;
    if (item === undefined || !usable.includes(key) || !isPossible(key, items)) return;
    switch (key) {
      case 'open':
        return goTo(
          item.kind === 'directory' ? { folder: item.path, search: noSearch, file: undefined } : { file: item.path },
        );
      case 'download':
        if (items.length === 1 && item.kind === 'file') sendBrowser(imageUrl(item.file.url), item.name);
        else open({ kind: 'download', items });
        return;
      case 'address':
        return void copyAddresses(items).then((text) => text === undefined || open({ kind: 'address', text }));
      case 'rename':
        return open({ kind: isNarrow ? 'rename' : 'inlineRename', item });
      case 'moveTo':
      case 'copyTo':
        return open({ kind: 'place', how: key === 'moveTo' ? 'move' : 'copy', items });
      case 'cut':
      case 'copy':
        return setClipboard({ how: key === 'cut' ? 'move' : 'copy', items });
      case 'replace':
        return open({ kind: 'replace', item });
      case 'delete':
        return open({ kind: 'delete', items });
    }
  };
  return {
    usable,
    mayAdd: may('media.add'),
    run,
    newFolder: () => open({ kind: 'newFolder' }),
    showKeys: () => open({ kind: 'keys' }),
    undo: last && (() => open({ kind: 'undo', step: last })),
    setLast,
    moveInto: (items, target) => {
      if (usable.includes('moveTo')) open({ kind: 'place', how: 'move', items, target });
    },
    clipboard,
    setClipboard,
    paste: clipboard && (() => open({ kind: 'place', ...clipboard, target: folder })),
    dialog,
    open,
  };
}

/** Copies the links of files. Resolves to the text if the browser does not allow it. */
function useCopyAddresses() {
  const { t } = useTranslation('media');
  const { notify } = useConsole();
  return async (items: readonly Item[]): Promise<string | undefined> => {
    const links = items.flatMap((item) =>
      item.kind === 'file' ? [new URL(imageUrl(item.file.url), location.href).href] : [],
    );
    const text = links.join('\n');
    try {
      await navigator.clipboard.writeText(text);
    } catch {
      return text;
    }
    notify(t('address.copied', { count: links.length }));
    return undefined;
  };
}
