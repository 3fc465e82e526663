import { ArrowLeftOutlined } from '@ant-design/icons';
import { Button } from 'antd';
import { useCallback } from 'react';
import { useTranslation } from 'react-i18next';
import { usePlace } from '../place/use-place';
import { SearchBox } from '../search/search-box';
import styles from './trash.module.css';

interface TrashToolsProps {
  isEmpty: boolean;
  onLeave: () => void;
  /** Missing: the user may not do it. */
  onEmpty: (() => void) | undefined;
}

/** The way back, the search, and the button that empties the trash. */
export function TrashTools({ isEmpty, onLeave, onEmpty }: TrashToolsProps) {
  const { t } = useTranslation('media');
  const [{ search }, goTo] = usePlace();
  const searchText = useCallback(
    (text: string) => goTo({ search: { ...search, text } }, { replace: search.text !== '' }),
    [goTo, search],
  );
  return (
    <div className={styles.tools}>
      <Button icon={<ArrowLeftOutlined className={styles.back} aria-hidden />} onClick={onLeave}>
        {t('trash.back')}
      </Button>
      <div className={styles.search}>
        <SearchBox text={search.text} onSearch={searchText} />
      </div>
      {onEmpty ? (
        <Button danger disabled={isEmpty} onClick={onEmpty}>
          {t('trash.empty')}
        </Button>
      ) : null}
    </div>
  );
}
