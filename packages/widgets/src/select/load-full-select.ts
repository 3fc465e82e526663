import type { Select } from 'antd';

let found: typeof Select | undefined;

/** antd's `Select`, once it is here. */
export const fullSelect = (): typeof Select | undefined => found;

/** Fetches antd's `Select`; false where it cannot be had. */
export async function loadFullSelect(): Promise<boolean> {
  const arrived = await import('./full-select').then(
    ({ FullSelect }) => FullSelect,
    () => undefined,
  );
  found ??= arrived;
  return found !== undefined;
}
