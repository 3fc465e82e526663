/** The data of a row for the drag-and-drop library. */
export type RowData = { kind: 'page'; key: string };

/** The key of the dragged page; undefined for anything else that is dragged. */
export function draggedPage(data: Record<string | symbol, unknown>): string | undefined {
  return data['kind'] === 'page' && typeof data['key'] === 'string' ? data['key'] : undefined;
}
