import { theme, type GlobalToken } from 'antd';
import {
  useId,
  useRef,
  useState,
  type CSSProperties,
  type FocusEvent,
  type KeyboardEvent,
  type ReactNode,
  type RefObject,
} from 'react';
import styles from './tab-strip.module.css';
import { useShownTab } from './use-shown-tab';

interface TabStripProps {
  /** Label of the tab list, for screen readers. */
  label: string;
  tabs: { key: string; label: ReactNode; disabled: boolean }[];
  active: string;
  onChange: (key: string) => void;
  /** The content of the active tab. */
  children: ReactNode;
}

/**
 * A tab list with the content of the active tab. Looks like antd's `Tabs`, whose "more" menu alone adds 22 KB. Arrow keys
 * move the focus, Enter or Space opens. A strip that is too wide scrolls by wheel, touch and arrow keys.
 */
export function TabStrip({ label: stripLabel, tabs, active, onChange, children }: TabStripProps) {
  const { token } = theme.useToken();
  const id = useId();
  const strip = useRef<HTMLDivElement>(null);
  useShownTab(strip, active);

  const { stop, handleKey, handleFocus, handleBlur } = useTabStop({ strip, tabs, active });
  return (
    <div className={styles.tabs} style={coloursOf(token)}>
      <div
        ref={strip}
        role="tablist"
        aria-label={stripLabel}
        tabIndex={-1}
        className={styles.strip}
        onKeyDown={handleKey}
        onBlur={handleBlur}
      >
        {tabs.map(({ key, label, disabled }) => (
          <button
            key={key}
            type="button"
            role="tab"
            id={`${id}-${key}`}
            data-tab={key}
            className={styles.tab}
            aria-selected={key === active}
            aria-controls={key === active ? `${id}-panel` : undefined}
            tabIndex={key === stop ? 0 : -1}
            disabled={disabled}
            onFocus={() => handleFocus(key)}
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

/** The tab that the Tab key reaches, and the keys that move the focus from tab to tab. */
function useTabStop({
  strip,
  tabs,
  active,
}: Pick<TabStripProps, 'tabs' | 'active'> & { strip: RefObject<HTMLDivElement | null> }) {
  const [reached, setReached] = useState<string>();
  const enabled = tabs.filter((tab) => !tab.disabled).map(({ key }) => key);
  // The focused tab, else the active one.
  const stop = [reached, active].find((key) => key !== undefined && enabled.includes(key)) ?? enabled[0];

  const handleKey = (event: KeyboardEvent<HTMLElement>) => {
    // The browser uses keys with these modifiers: Alt and an arrow go back.
    if (event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return;
    const found = [...(strip.current?.querySelectorAll<HTMLElement>('[role=tab]:not(:disabled)') ?? [])];
    const forward = getComputedStyle(event.currentTarget).direction === 'rtl' ? -1 : 1;
    const at = enabled.indexOf(stop ?? '');
    const next = { ArrowRight: at + forward, ArrowLeft: at - forward, Home: 0, End: found.length - 1 }[event.key];
    if (next === undefined) return;
    event.preventDefault();
    found.at(next % found.length)?.focus();
  };
  const handleBlur = ({ currentTarget, relatedTarget }: FocusEvent) => {
    if (!currentTarget.contains(relatedTarget)) setReached(undefined);
  };
  return { stop, handleKey, handleFocus: setReached, handleBlur };
}

function coloursOf(token: GlobalToken): CSSProperties {
  const colours = {
    '--tab-line': token.colorSplit,
    '--tab-active': token.colorLink,
    '--tab-disabled': token.colorTextDisabled,
    '--tab-text': token.colorText,
    '--tab-size': `${token.fontSize}px`,
    '--tab-line-height': token.lineHeight,
  };
  return colours as CSSProperties;
}
