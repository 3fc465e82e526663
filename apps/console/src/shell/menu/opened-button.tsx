import { Button, Dropdown } from 'antd';
import { useLayoutEffect, useRef, useState } from 'react';
import type { PopupButtonProps } from './popup-button';

interface OpenedButtonProps extends PopupButtonProps {
  /** The button that stood here before had the focus. */
  hadFocus: boolean;
}

/** Open from the start: it is drawn once the button was pressed. */
export function OpenedButton({ button, menu, placement, hadFocus }: OpenedButtonProps) {
  const [isOpen, setIsOpen] = useState(true);
  const own = useRef<HTMLButtonElement>(null);
  useLayoutEffect(() => {
    if (hadFocus) own.current?.focus();
  }, [hadFocus]);
  return (
    <Dropdown trigger={['click']} placement={placement} menu={menu} open={isOpen} onOpenChange={setIsOpen}>
      <Button {...button} type="text" ref={own} aria-haspopup="menu" aria-expanded={isOpen} />
    </Dropdown>
  );
}
