import { Dropdown, type MenuProps } from 'antd';
import { useEffect, useId } from 'react';
import type { Point } from '../browse/list-props';
import styles from './point-menu.module.css';

interface PointMenuProps {
  at: Point;
  items: NonNullable<MenuProps['items']>;
  /** An entry was chosen, and runs. */
  onChoose: () => void;
  /** Nothing was chosen. */
  onLeave: () => void;
}

/** Focus goes to the first entry of an opened menu. */
const menuFocus = { autoFocus: true };

/** An open menu at a point of the window. */
export function PointMenu({ at, items, onChoose, onLeave }: PointMenuProps) {
  const id = useId();
  useHeldKeys(id);
  return (
    <Dropdown
      open
      {...menuFocus}
      trigger={['click']}
      onOpenChange={(isOpen) => isOpen || onLeave()}
      menu={{
        id,
        items,
        onClick: ({ domEvent }) => {
          // Enter would also click the first button of a dialog that the entry opens.
          domEvent.preventDefault();
          onChoose();
        },
      }}
    >
      <span className={styles.anchor} style={{ insetBlockStart: at.y, left: at.x }} />
    </Dropdown>
  );
}

/**
 * Holds keys that are pressed before an opened menu has the focus, and gives them to it then. Otherwise they would go to
 * the list below, such as Delete. `menuId`: of the menu's element, which may not be there yet.
 */
function useHeldKeys(menuId: string): void {
  useEffect(() => {
    const held: KeyboardEvent[] = [];
    const given = new WeakSet<Event>();
    let frame = 0;
    const hold = (event: KeyboardEvent) => {
      if (given.has(event)) return;
      event.preventDefault();
      event.stopImmediatePropagation();
      if (event.type === 'keydown') held.push(event);
    };
    const end = () => {
      cancelAnimationFrame(frame);
      for (const type of ['keydown', 'keyup'] as const) window.removeEventListener(type, hold, { capture: true });
    };
    const giveNext = () => {
      const target = focusedIn(document.getElementById(menuId));
      const next = target && held.shift();
      if (next) {
        const event = new KeyboardEvent('keydown', copied(next));
        given.add(event);
        target.dispatchEvent(event);
      } else if (target) return end();
      // One in each frame: the menu moves its focus when it is drawn.
      frame = requestAnimationFrame(giveNext);
    };
    for (const type of ['keydown', 'keyup'] as const) window.addEventListener(type, hold, { capture: true });
    frame = requestAnimationFrame(giveNext);
    return end;
  }, [menuId]);
}

/** The entry of the menu that has the focus. Undefined as long as the menu is not drawn. */
function focusedIn(menu: HTMLElement | null): Element | undefined {
  if (menu === null) return undefined;
  if (!menu.contains(document.activeElement)) menu.querySelector<HTMLElement>('[role="menuitem"]')?.focus();
  return menu.contains(document.activeElement) ? (document.activeElement ?? undefined) : undefined;
}

function copied({ key, code, keyCode, shiftKey, ctrlKey, altKey, metaKey }: KeyboardEvent): KeyboardEventInit {
  return { key, code, keyCode, shiftKey, ctrlKey, altKey, metaKey, bubbles: true, cancelable: true };
}
