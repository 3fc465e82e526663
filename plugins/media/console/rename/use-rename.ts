import { useConsole } from '@signalbox/api/react';
import { useFailureText } from '@signalbox/console-kit';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { MoveAnswer } from '../../shared/library';
import type { Item } from '../items/item';
import { parentOf } from '../library/paths';
import { readLibrary } from '../library/read-library';
import { pathIn, type Placed } from '../move/place-items';
import { extensionOf, nameProblem } from '../names/name-problem';

interface RenameOptions {
  item: Item;
  /** The name to begin with; that of the item without it. */
  typed?: string | undefined;
  onRenamed: (renamed: Placed) => void;
}

/** The new name of an item, and the request that gives it. */
export function useRename({ item, typed = item.name, onRenamed }: RenameOptions) {
  const { t } = useTranslation('media');
  const { api } = useConsole();
  const queries = useQueryClient();
  const failureText = useFailureText();
  const [name, setName] = useState(typed);
  const [isChecked, setIsChecked] = useState(false);
  const wrong = nameProblem(name, item);
  const rename = useMutation({
    mutationFn: async (next: string): Promise<Placed> => {
      const answer = await api.post<MoveAnswer>('core/mediaLibrary/rename', { path: item.path, name: next });
      await readLibrary(queries, [item.path]);
      return { from: item.path, to: pathIn(parentOf(item.path), next), rewritten: answer.rewritten ?? 0 };
    },
    onSuccess: onRenamed,
  });
  const extension = item.kind === 'file' ? extensionOf(item.name) : '';
  return {
    name,
    setName: (next: string) => {
      setName(next);
      rename.reset();
    },
    isChanged: name.trim() !== item.name,
    isValid: wrong === undefined,
    problem: isChecked && wrong ? t(wrong, { extension }) : rename.error ? failureText(rename.error) : undefined,
    /** Letters before the extension. */
    stemLength: item.name.length - extension.length,
    isPending: rename.isPending,
    /** False if the name is invalid: the reason is then shown. */
    check: () => {
      setIsChecked(true);
      return wrong === undefined;
    },
    send: () => rename.mutate(name.trim()),
  };
}
