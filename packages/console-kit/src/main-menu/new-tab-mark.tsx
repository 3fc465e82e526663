import { useTranslation } from 'react-i18next';
import styles from './new-tab-mark.module.css';

/** After the title of a link that opens a new tab: an arrow to the outside, and its meaning for screen readers. */
export function NewTabMark() {
  const { t } = useTranslation('console-kit');
  return (
    <>
      {' '}
      <span className="visually-hidden">({t('newTab')})</span>
      <svg className={styles.mark} viewBox="0 0 12 12" aria-hidden focusable="false">
        <path d="M5 2H2v8h8V7M7 2h3v3M10 2 5.5 6.5" />
      </svg>
    </>
  );
}
