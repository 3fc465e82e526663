import { useTranslation } from 'react-i18next';
import styles from './collection-page.module.css';

/** Placeholder of a page of records that is loading, of the same height. */
export function LoadingRows({ count }: { count: number }) {
  const { t } = useTranslation('collections-react');
  return (
    <div aria-busy className={styles.loading} style={{ blockSize: (count + 1) * rowHeight + 2 }}>
      <output className="visually-hidden">{t('list.loading')}</output>
    </div>
  );
}

/** Pixels, as in the style sheet of the table. */
const rowHeight = 44;
