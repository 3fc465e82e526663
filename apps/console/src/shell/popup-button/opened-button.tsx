import { Button, Dropdown, type ButtonProps, type MenuProps } from 'antd';
import { useLayoutEffect, useRef, useState, type KeyboardEvent } from 'react';

export interface PopupButtonProps {
  button: Pick<ButtonProps, 'icon' | 'aria-label' | 'children'>;
  menu: MenuProps;
  placement?: 'bottomLeft' | 'bottomRight';
}

export interface OpenedButtonProps extends PopupButtonProps {
  /** The button that this one replaces had the focus. */
  hadFocus: boolean;
  /** The user opened it by a key: the focus moves into the menu. */
  startsInMenu: boolean;
}

/** Open from the start: it is drawn after the button was pressed. */
export function OpenedButton({ button, menu, placement, hadFocus, startsInMenu }: OpenedButtonProps) {
  const [isOpen, setIsOpen] = useState(true);
  const [isByKey, setIsByKey] = useState(startsInMenu);
  const own = useRef<HTMLButtonElement>(null);
  useLayoutEffect(() => {
    if (hadFocus) own.current?.focus();
  }, [hadFocus]);

  const handleKey = (event: KeyboardEvent) => {
    if (isOpen || (event.key !== 'ArrowDown' && event.key !== 'ArrowUp')) return;
    event.preventDefault();
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
  // Into the menu, which the user has just opened.
  const focus = { autoFocus: isByKey };
  return (
    <Dropdown {...focus} trigger={['click']} placement={placement} menu={menu} open={isOpen} onOpenChange={handleOpen}>
      <Button
        {...button}
        type="text"
        ref={own}
        aria-haspopup="menu"
        aria-expanded={isOpen}
        onKeyDown={handleKey}
        onClickCapture={({ detail }) => setIsByKey(detail === 0)}
      />
    </Dropdown>
  );
}
