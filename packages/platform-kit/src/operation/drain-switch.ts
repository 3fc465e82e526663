/** Whether an operator has taken this server out of service. It then says that it is not ready, and still answers. */
export interface DrainSwitch {
  isOn(): boolean;
  set(isOn: boolean): void;
  /** Called after each change. */
  watch(handle: (isOn: boolean) => void): void;
}

export function createDrainSwitch(): DrainSwitch {
  let current = false;
  const watchers: ((isOn: boolean) => void)[] = [];
  return {
    isOn: () => current,
    set(isOn) {
      if (isOn === current) return;
      current = isOn;
      for (const handle of watchers) handle(isOn);
    },
    watch: (handle) => void watchers.push(handle),
  };
}
