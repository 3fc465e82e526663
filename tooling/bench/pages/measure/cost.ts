/** What the main thread spends on a step, in ms of CPU time. */
export interface Cost {
  /** Script, style, layout, paint and garbage collection. */
  mainMs: number;
  /** Script with the microtasks, layout and garbage collection that it causes. */
  scriptMs: number;
}

/** Costs by what the user does. */
export type Costs = Record<string, Cost[]>;
