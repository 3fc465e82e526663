/** Pixels by which each level of the tree is further in. */
export const indent = 20;
/** Pixels. */
export const rowHeight = 40;
