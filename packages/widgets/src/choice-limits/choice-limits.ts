import { createContext, useContext } from 'react';

/** Sizes and availability of the choices in a form, provided by the page. */
export interface ChoiceLimits {
  /** Megabytes by the name of a choice: `fileServer`, `dashboard`. */
  sizes?: Readonly<Record<string, number>>;
  /** Names that the user can choose; all names when absent. */
  offered?: readonly string[];
}

/** The value must keep its identity between renders: every choice reads it. */
export const ChoiceLimitsContext = createContext<ChoiceLimits>({});

export function useChoiceLimits(): ChoiceLimits {
  return useContext(ChoiceLimitsContext);
}
