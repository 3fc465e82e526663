import { createContext, useContext, useState } from 'react';

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

interface OfferedChoices {
  /** The choices that the user may make. */
  offered: string[];
  /** They, and those that are or were chosen: a stored choice can be seen and removed, and a removed one does not move others. */
  shown: string[];
}

/** Returns which of these choices a form offers, and which it shows. */
export function useOfferedChoices(names: readonly string[], chosen: readonly string[]): OfferedChoices {
  const limits = useChoiceLimits().offered;
  const [seen, setSeen] = useState(chosen);
  const unseen = chosen.filter((name) => !seen.includes(name));
  if (unseen.length > 0) setSeen([...seen, ...unseen]);
  const isOffered = (name: string) => limits?.includes(name) ?? true;
  return {
    offered: names.filter(isOffered),
    shown: names.filter((name) => isOffered(name) || seen.includes(name) || unseen.includes(name)),
  };
}
