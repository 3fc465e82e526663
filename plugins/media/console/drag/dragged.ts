/** What a dragged item carries. Other drags, such as those of files from outside, carry something else. */
interface DraggedItem {
  kind: 'media-item';
  path: string;
}

export function dataOf(path: string): Record<string, unknown> {
  return { kind: 'media-item', path } satisfies DraggedItem;
}

/** Path of the dragged item; undefined for another drag. */
export function draggedPath(data: Record<string, unknown>): string | undefined {
  return data['kind'] === 'media-item' && typeof data['path'] === 'string' ? data['path'] : undefined;
}

/** Path of the folder under the pointer; undefined where no folder is. */
export function folderOf(data: Record<string | symbol, unknown>): string | undefined {
  return typeof data['folder'] === 'string' ? data['folder'] : undefined;
}
