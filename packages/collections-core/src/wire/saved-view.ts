import type { ListView } from '@signalbox/schemas/types';

/** An item of `GET core/listView/{model}`. */
export type SavedView = Omit<ListView, 'id'> & {
  id: string;
  /** True if the user may change and delete the view. */
  isEditable: boolean;
};

/** The permission to add, change and delete views that other users see. Private views need none. */
export const shareViewsPermission = 'listView.edit';
