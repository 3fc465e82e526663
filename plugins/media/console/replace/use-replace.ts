import { readAgain } from '@signalbox/api/react';
import { useUpload } from '@signalbox/console-kit';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { Item } from '../items/item';
import { libraryKeys } from '../library/library-queries';
import { parentOf } from '../library/paths';

/** Uploads another content for a file, under its name. `percent` is undefined while nothing is sent; `stop` ends the upload. */
export function useReplace(item: Item, onReplaced: () => void) {
  const queries = useQueryClient();
  const { percent, send, stop } = useUpload();
  const replace = useMutation({
    mutationFn: async (file: File) => {
      const params = { catalog: parentOf(item.path), action: 'cover' };
      await send('core/mediaLibrary/upload', new File([file], item.name, { type: file.type }), { params });
      await readAgain(queries, libraryKeys.all);
    },
    onSuccess: onReplaced,
  });
  return { replace, percent, stop };
}
