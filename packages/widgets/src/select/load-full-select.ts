import type { Select } from 'antd';

let loadedSelect: typeof Select | undefined;

/** antd's `Select`, once it is loaded. */
export const fullSelect = (): typeof Select | undefined => loadedSelect;

/** Loads antd's `Select`. Returns false when loading fails. */
export async function loadFullSelect(): Promise<boolean> {
  const fetched = await import('./full-select').then(
    ({ FullSelect }) => FullSelect,
    () => undefined,
  );
  loadedSelect ??= fetched;
  return loadedSelect !== undefined;
}
