import { SearchOutlined } from '@ant-design/icons';
import { theme } from 'antd';
import { useRef, useState, type ComponentType, type CSSProperties } from 'react';
import { useTranslation } from 'react-i18next';
import { formVariables } from '@signalbox/engine/react';
import { TextBox } from '@signalbox/widgets';
import type { SearchBox } from './search-box';
import styles from './settings-search.module.css';

/** What a screen reader is told of a list that is not there yet. */
const closedList = {
  role: 'combobox',
  'aria-expanded': false,
  'aria-haspopup': 'listbox',
  'aria-autocomplete': 'list',
} as const;

// Where it cannot be fetched, the next one who comes near tries again.
const fetchBox = () => import('./search-box').catch(() => undefined);

/**
 * Finds a page, a tab or a field by its words, and goes there. What searches and lists is fetched when somebody comes near;
 * until then a plain input takes the first letters, and hands them over with the focus.
 */
export function SettingsSearch() {
  const { t } = useTranslation('settings');
  const { token } = theme.useToken();
  const [text, setText] = useState('');
  const [Box, setBox] = useState<ComponentType<Parameters<typeof SearchBox>[0]>>();
  const [hadFocus, setHadFocus] = useState(false);
  const input = useRef<HTMLInputElement>(null);

  const fetchIt = async () => {
    const arrived = await fetchBox();
    setHadFocus(input.current !== null && input.current === document.activeElement);
    setBox(() => arrived?.SearchBox);
  };
  if (Box) return <Box text={text} onText={setText} hadFocus={hadFocus} />;
  return (
    <span
      className={`sb-input ${styles.search} ${styles.standIn}`}
      style={formVariables(token) as CSSProperties}
      onPointerEnter={() => void fetchBox()}
    >
      <SearchOutlined aria-hidden />
      <TextBox
        ref={input}
        className={styles.input}
        {...closedList}
        aria-label={t('search.label')}
        placeholder={t('search.placeholder')}
        autoComplete="off"
        value={text}
        onChange={(event) => setText(event.target.value)}
        onFocus={() => void fetchIt()}
      />
    </span>
  );
}
