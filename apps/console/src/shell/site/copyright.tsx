import { useTranslation } from 'react-i18next';
import styles from './copyright.module.css';
import { textIn } from '@signalbox/api';
import { useSite } from './use-site';

export function Copyright() {
  const { i18n } = useTranslation();
  return (
    <footer className={styles.copyright}>
      <bdi>{textIn(useSite().copyright, i18n.language)}</bdi>
    </footer>
  );
}
