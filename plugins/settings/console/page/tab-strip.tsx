import { theme } from 'antd';
import { useId, useRef, type CSSProperties, type KeyboardEvent, type ReactNode } from 'react';
import styles from './tab-strip.module.css';
import { useShownTab } from './use-shown-tab';

export interface TabStripProps {
  tabs: { key: string; label: ReactNode; disabled: boolean }[];
  active: string;
  onChange: (key: string) => void;
  /** The content of the active tab. */
  children: ReactNode;
}

/**
 * A strip of tabs over the content of one, in the looks of antd's `Tabs`, whose "more" menu alone brings 22 KB. Arrow keys
 * move the focus, Enter or Space opens. A strip that is too long scrolls by wheel, touch and arrow keys.
 */
export function TabStrip({ tabs, active, onChange, children }: TabStripProps) {
  const { token } = theme.useToken();
  const id = useId();
  const strip = useRef<HTMLDivElement>(null);
  useShownTab(strip, active);

  const handleKey = (event: KeyboardEvent<HTMLElement>) => {
    const found = [...(strip.current?.querySelectorAll<HTMLElement>('[role=tab]:not(:disabled)') ?? [])];
    const forward = getComputedStyle(event.currentTarget).direction === 'rtl' ? -1 : 1;
    const at = found.indexOf(document.activeElement as HTMLElement);
    const next = { ArrowRight: at + forward, ArrowLeft: at - forward, Home: 0, End: found.length - 1 }[event.key];
    if (next === undefined) return;
    event.preventDefault();
    found.at(next % found.length)?.focus();
  };
  const colours = {
    '--tab-line': token.colorSplit,
    '--tab-active': token.colorLink,
    '--tab-disabled': token.colorTextDisabled,
    '--tab-text': token.colorText,
    '--tab-size': `${token.fontSize}px`,
    '--tab-line-height': token.lineHeight,
  };
  return (
    <div className={styles.tabs} style={colours as CSSProperties}>
      <div ref={strip} role="tablist" tabIndex={-1} className={styles.strip} onKeyDown={handleKey}>
        {tabs.map(({ key, label, disabled }) => (
          <button
            key={key}
            type="button"
            role="tab"
            id={`${id}-${key}`}
            className={styles.tab}
            aria-selected={key === active}
            aria-controls={key === active ? `${id}-panel` : undefined}
            tabIndex={key === active ? 0 : -1}
            disabled={disabled}
            onClick={() => key !== active && onChange(key)}
          >
            {label}
          </button>
        ))}
      </div>
      <div key={active} role="tabpanel" id={`${id}-panel`} aria-labelledby={`${id}-${active}`} tabIndex={0}>
        {children}
      </div>
    </div>
  );
}
