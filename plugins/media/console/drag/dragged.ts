/** What a dragged item carries. Other drags, such as those of files from outside, carry something else. */
interface DraggedItem {
  kind: 'media-item';
  path: string;
  /** A folder of the tree: the selection of the list does not move with it. */
  isOfTree: boolean;
}

export function dataOf(item: Omit<DraggedItem, 'kind'>): Record<string, unknown> {
  return { kind: 'media-item', ...item } satisfies DraggedItem;
}

/** Path of the dragged item; undefined for another drag. */
export function draggedPath(data: Record<string, unknown>): string | undefined {
  return data['kind'] === 'media-item' && typeof data['path'] === 'string' ? data['path'] : undefined;
}

export function isDraggedInTree(data: Record<string, unknown>): boolean {
  return data['isOfTree'] === true;
}

/** Path of the folder under the pointer; undefined where no folder is. */
export function folderOf(data: Record<string | symbol, unknown>): string | undefined {
  return typeof data['folder'] === 'string' ? data['folder'] : undefined;
}
