import { useConsole } from '@signalbox/api/react';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { ListView } from '@signalbox/schemas/types';
import type { SavedView } from '@signalbox/collections-core';
import { viewsPath, viewsQuery } from './view-queries';

type Sent = Omit<ListView, 'id'>;

/** Saves and deletes views of a list. Each resolves once the views are read again. */
export function useSaveView(collection: string) {
  const { api } = useConsole();
  const queries = useQueryClient();
  const path = viewsPath(collection);
  const { queryKey } = viewsQuery(api, collection);
  const onSuccess = () => queries.invalidateQueries({ queryKey });
  return {
    /** Resolves with the id of the view. */
    save: useMutation({
      mutationFn: async ({ id, view }: { id: string | undefined; view: Sent }) => {
        if (id === undefined) return (await api.post<{ InsertedID: string }>(path, view)).InsertedID;
        await api.put(`${path}/${id}`, view);
        return id;
      },
      onSuccess,
    }),
    remove: useMutation({
      mutationFn: ({ id }: Pick<SavedView, 'id'>) => api.delete(`${path}/${id}`),
      onSuccess,
    }),
  };
}

/** Returns what the server takes of a view. */
export function sentPart({ id: _id, isEditable: _isEditable, ...view }: SavedView): Sent {
  return view;
}
