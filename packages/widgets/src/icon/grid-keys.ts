interface GridMove {
  key: string;
  /** Index of the focused cell. */
  index: number;
  count: number;
  columns: number;
  isRtl: boolean;
}

/** Index of the cell that a key moves to; undefined for a key that does not move, and at the edge. */
export function nextCell({ key, index, count, columns, isRtl }: GridMove): number | undefined {
  const forward = isRtl ? 'ArrowLeft' : 'ArrowRight';
  const steps: Record<string, number> = {
    ArrowLeft: -1,
    ArrowRight: -1,
    [forward]: 1,
    ArrowUp: -columns,
    ArrowDown: columns,
  };
  const step = steps[key];
  const to = key === 'Home' ? 0 : key === 'End' ? count - 1 : step === undefined ? -1 : index + step;
  return to >= 0 && to < count && to !== index ? to : undefined;
}
