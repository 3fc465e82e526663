import { createContext, useContext } from 'react';

/** What a page knows of the choices in its form: how big each is, and which there are. */
export interface ChoiceLimits {
  /** Megabytes by the name of a choice: `fileServer`, `dashboard`. */
  sizes?: Readonly<Record<string, number>>;
  /** Names that can be chosen; all of them where it does not say. */
  offered?: readonly string[];
}

/** Keep the object's identity between draws: every choice reads it. */
export const ChoiceLimitsContext = createContext<ChoiceLimits>({});

export function useChoiceLimits(): ChoiceLimits {
  return useContext(ChoiceLimitsContext);
}
