import { SearchOutlined } from '@ant-design/icons';
import { theme } from 'antd';
import { useRef, useState, type ChangeEvent, type ComponentType, type CSSProperties } from 'react';
import { useTranslation } from 'react-i18next';
import { useConsole } from '@signalbox/api/react';
import { formVariables } from '@signalbox/engine/react';
import { TextBox } from '@signalbox/widgets';
import { loadSearchBox } from './load-search-box';
import type { SearchBoxProps } from './search-box';
import styles from './settings-search.module.css';

/** Text for screen readers while the list is not loaded. */
const closedList = {
  role: 'combobox',
  'aria-expanded': false,
  'aria-haspopup': 'listbox',
  'aria-autocomplete': 'list',
} as const;

/**
 * Finds a page, a tab or a field by its texts and opens it. The code of the search loads on hover or focus;
 * until then a plain input takes the first letters, and passes them on with the focus.
 */
export function SettingsSearch() {
  const { t } = useTranslation('settings');
  const { loadPageMessages } = useConsole();
  const { token } = theme.useToken();
  const [text, setText] = useState('');
  const [Box, setBox] = useState<ComponentType<SearchBoxProps>>();
  const [hadFocus, setHadFocus] = useState(false);
  const [hasFailed, setHasFailed] = useState(false);
  const input = useRef<HTMLInputElement>(null);
  const isComposing = useRef(false);

  const fetchIt = async () => {
    const arrived = await loadSearchBox(loadPageMessages);
    // Replacing the input would interrupt IME composition, for example of Chinese. Its end checks again.
    if (isComposing.current) return;
    setHadFocus(input.current !== null && input.current === document.activeElement);
    setBox(() => arrived);
    setHasFailed(arrived === undefined);
  };
  const handleText = (event: ChangeEvent<HTMLInputElement>) => {
    setText(event.target.value);
    // After a failure, each input retries the loading.
    void fetchIt();
  };
  const handleComposed = () => {
    isComposing.current = false;
    void fetchIt();
  };
  if (Box) return <Box text={text} onText={setText} hadFocus={hadFocus} />;
  return (
    <span
      className={`sb-input ${styles.search} ${styles.placeholder}`}
      style={formVariables(token) as CSSProperties}
      onPointerEnter={() => void loadSearchBox(loadPageMessages)}
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
        onChange={handleText}
        onFocus={() => void fetchIt()}
        onCompositionStart={() => {
          isComposing.current = true;
        }}
        onCompositionEnd={handleComposed}
      />
      {hasFailed && text !== '' && (
        <span role="alert" className={styles.failure} style={{ background: token.colorBgElevated }}>
          {t('failed.unreachable')}
        </span>
      )}
    </span>
  );
}
