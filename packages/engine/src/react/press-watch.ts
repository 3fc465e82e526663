export interface PressWatch {
  /** Runs `task` at once, or after the click while a mouse button is pressed: what moves then would not be hit. */
  afterPress: (task: () => void) => void;
  /** Listens until the returned function is called. */
  watch: (target: Window) => () => void;
}

/** A press without `mouseup` ends with a drag, a context menu, or the next key. */
const ends = ['mouseup', 'dragend', 'contextmenu', 'keydown'] as const;

/**
 * Knows whether the first mouse button is pressed. A field loses the focus at `mousedown`, and the browser sends a click
 * only to what is under the pointer at `mousedown` and at `mouseup`. A tap sends both at its end, so it counts as a press.
 */
export function createPressWatch(): PressWatch {
  let isPressed = false;
  let waiting: (() => void)[] = [];
  const handlePress = ({ button }: MouseEvent) => {
    isPressed ||= button === 0;
  };
  const release = () => {
    if (!isPressed) return;
    isPressed = false;
    const tasks = waiting;
    waiting = [];
    // The click follows `mouseup` in the same task.
    if (tasks.length > 0) setTimeout(() => tasks.forEach((task) => task()));
  };
  return {
    afterPress(task) {
      if (isPressed) waiting.push(task);
      else task();
    },
    watch(target) {
      target.addEventListener('mousedown', handlePress, true);
      ends.forEach((end) => target.addEventListener(end, release, true));
      return () => {
        target.removeEventListener('mousedown', handlePress, true);
        ends.forEach((end) => target.removeEventListener(end, release, true));
        release();
      };
    },
  };
}
