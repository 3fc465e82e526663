import { Button } from 'antd';
import { useRef, useState, type ComponentType, type KeyboardEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { loadOpenedButton } from './load-opened-button';
import type { OpenedButtonProps, PopupButtonProps } from './opened-button';
import styles from './popup-button.module.css';

/** How the user last requested the menu. */
type Input = 'by pointer' | 'by keyboard' | undefined;

/**
 * A button with a menu. The code of the menu loads when the pointer or the focus comes near, and replaces the button after
 * the first press, however late it arrives, unless the user has moved on. If it cannot be loaded, the button shows the error.
 */
export function PopupButton({ button, menu, placement }: PopupButtonProps) {
  const { t } = useTranslation('console');
  const [Opened, setOpened] = useState<ComponentType<OpenedButtonProps>>();
  const [hadFocus, setHadFocus] = useState(false);
  const [startsInMenu, setStartsInMenu] = useState(false);
  const [hasFailed, setHasFailed] = useState(false);
  const own = useRef<HTMLButtonElement>(null);
  const input = useRef<Input>(undefined);

  const open = async (how: Input) => {
    input.current = how;
    setHasFailed(false);
    const arrived = await loadOpenedButton();
    if (input.current === undefined) return;
    setHadFocus(own.current !== null && own.current === document.activeElement);
    setStartsInMenu(input.current === 'by keyboard');
    setOpened(() => arrived);
    setHasFailed(arrived === undefined);
  };
  const forget = () => {
    input.current = undefined;
    setHasFailed(false);
  };
  const handleKey = (event: KeyboardEvent) => {
    if (event.key === 'Escape') forget();
    if (event.key !== 'ArrowDown' && event.key !== 'ArrowUp') return;
    event.preventDefault();
    void open('by keyboard');
  };
  if (Opened) {
    return <Opened button={button} menu={menu} placement={placement} hadFocus={hadFocus} startsInMenu={startsInMenu} />;
  }
  return (
    <span className={styles.place}>
      <Button
        {...button}
        ref={own}
        type="text"
        aria-haspopup="menu"
        aria-expanded={false}
        onPointerEnter={() => void loadOpenedButton()}
        onFocus={() => void loadOpenedButton()}
        onBlur={forget}
        onKeyDown={handleKey}
        // A click by a key has no press count.
        onClick={({ detail }) => void open(detail === 0 ? 'by keyboard' : 'by pointer')}
      />
      {hasFailed && (
        <span role="alert" className={styles.failure}>
          {t('failure.unreachable')}
        </span>
      )}
    </span>
  );
}
