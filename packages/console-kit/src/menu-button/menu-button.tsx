import { Dropdown, type MenuProps } from 'antd';
import {
  cloneElement,
  useId,
  useImperativeHandle,
  useRef,
  useState,
  type KeyboardEvent,
  type MouseEvent,
  type ReactElement,
  type Ref,
  type RefAttributes,
} from 'react';

interface MenuButtonProps {
  menu: MenuProps;
  placement?: 'bottomLeft' | 'bottomRight';
  disabled?: boolean;
  /** Open from the start: another button, which this one replaces, was pressed. */
  startsOpen?: boolean;
  /** With `startsOpen`: by a key. */
  startsInMenu?: boolean;
  /** Ref of the button. */
  ref?: Ref<HTMLButtonElement>;
  /** The button, without handlers of keys and without a reference. */
  children: ReactElement<React.ButtonHTMLAttributes<HTMLButtonElement> & RefAttributes<HTMLButtonElement>>;
}

/**
 * A button with a menu, by the pattern of menu buttons: Enter, Space and the arrow keys open it and lead into it, Space
 * chooses as Enter does, and the focus comes back when it closes. A pointer leaves the focus at the button, from where an
 * arrow key leads into the menu.
 */
export function MenuButton({
  menu,
  startsOpen = false,
  startsInMenu = false,
  ref,
  children,
  ...rest
}: MenuButtonProps) {
  const id = useId();
  const [isOpen, setIsOpen] = useState(startsOpen);
  const [isByKey, setIsByKey] = useState(startsInMenu);
  const own = useRef<HTMLButtonElement>(null);
  useImperativeHandle<HTMLButtonElement | null, HTMLButtonElement | null>(ref, () => own.current, []);

  const handleKey = (event: KeyboardEvent) => {
    if (event.key !== 'ArrowDown' && event.key !== 'ArrowUp') return;
    event.preventDefault();
    if (isOpen) return firstEntry(id)?.focus();
    setIsByKey(true);
    setIsOpen(true);
  };
  // Otherwise the focus would be lost with the menu.
  const leaveMenu = () => {
    if (document.activeElement?.closest('[role=menu]')) own.current?.focus();
  };
  const handleOpen = (wantsOpen: boolean) => {
    setIsOpen(wantsOpen);
    if (wantsOpen) return;
    leaveMenu();
    // antd moves the focus one frame after an arrow key, possibly back into the menu.
    requestAnimationFrame(leaveMenu);
  };
  const handleChoice: MenuProps['onClick'] = (info) => {
    // Enter would also click the button, which has the focus again, or the first one of a dialog that the entry opens.
    info.domEvent.preventDefault();
    menu.onClick?.(info);
  };
  // Into the menu, which the user has just opened.
  const focus = { autoFocus: isByKey };
  return (
    <Dropdown
      {...rest}
      {...focus}
      trigger={['click']}
      menu={{ ...menu, id, onClick: handleChoice, onKeyDown: chooseBySpace }}
      open={isOpen}
      onOpenChange={handleOpen}
    >
      {cloneElement(children, {
        ref: own,
        'aria-haspopup': 'menu',
        'aria-expanded': isOpen,
        onKeyDown: handleKey,
        // A click by a key has no press count.
        onClickCapture: ({ detail }: MouseEvent) => setIsByKey(detail === 0),
      })}
    </Dropdown>
  );
}

/** antd's menu knows Enter only. */
function chooseBySpace(event: KeyboardEvent): void {
  if (event.key !== ' ') return;
  // It would scroll the page.
  event.preventDefault();
  if (event.target instanceof HTMLElement) event.target.click();
}

function firstEntry(menuId: string): HTMLElement | null {
  return document.getElementById(menuId)?.querySelector('[role^=menuitem]:not([aria-disabled=true])') ?? null;
}
