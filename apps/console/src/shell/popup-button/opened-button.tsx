import { MenuButton } from '@signalbox/console-kit/menu-button';
import { Button, type ButtonProps, type MenuProps } from 'antd';
import { useLayoutEffect, useRef } from 'react';

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
  const own = useRef<HTMLButtonElement>(null);
  useLayoutEffect(() => {
    if (hadFocus) own.current?.focus();
  }, [hadFocus]);
  return (
    <MenuButton ref={own} menu={menu} placement={placement} startsOpen startsInMenu={startsInMenu}>
      <Button {...button} type="text" />
    </MenuButton>
  );
}
