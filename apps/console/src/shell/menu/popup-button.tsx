import { Button, type ButtonProps, type MenuProps } from 'antd';
import { useRef, useState, type ComponentType, type KeyboardEvent } from 'react';
import type { OpenedButton } from './opened-button';

export interface PopupButtonProps {
  button: Pick<ButtonProps, 'icon' | 'aria-label' | 'children'>;
  menu: MenuProps;
  placement?: 'bottomLeft' | 'bottomRight';
}

// Where it cannot be fetched, the next one who comes near tries again.
const fetchOpened = () => import('./opened-button').catch(() => undefined);

/** A button with a menu. antd's `Dropdown`, 24 KB, is fetched when somebody comes near, and takes its place at the first press. */
export function PopupButton({ button, menu, placement }: PopupButtonProps) {
  const [Opened, setOpened] = useState<ComponentType<Parameters<typeof OpenedButton>[0]>>();
  const [hadFocus, setHadFocus] = useState(false);
  const own = useRef<HTMLButtonElement>(null);

  const open = async () => {
    const arrived = await fetchOpened();
    setHadFocus(own.current !== null && own.current === document.activeElement);
    setOpened(() => arrived?.OpenedButton);
  };
  const handleKey = ({ key }: KeyboardEvent) => {
    if (key === 'ArrowDown') void open();
  };
  if (Opened) return <Opened button={button} menu={menu} placement={placement} hadFocus={hadFocus} />;
  return (
    <Button
      {...button}
      ref={own}
      type="text"
      aria-haspopup="menu"
      aria-expanded={false}
      onPointerEnter={() => void fetchOpened()}
      onFocus={() => void fetchOpened()}
      onKeyDown={handleKey}
      onClick={() => void open()}
    />
  );
}
