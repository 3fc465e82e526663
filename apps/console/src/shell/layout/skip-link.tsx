import { useTranslation } from 'react-i18next';
import styles from './skip-link.module.css';

/** First stop of the Tab key: over the menu, into the page. */
export function SkipLink() {
  const { t } = useTranslation('console');
  return (
    <a
      href="#content"
      className={styles.link}
      onClick={(event) => {
        event.preventDefault();
        document.getElementById('content')?.focus();
      }}
    >
      {t('skip')}
    </a>
  );
}
