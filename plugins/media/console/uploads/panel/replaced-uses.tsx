import { useConsole } from '@signalbox/api/react';
import { useTranslation } from 'react-i18next';
import { type FileUses, nameOfUse } from '../../../shared/uses';
import styles from './panel.module.css';

/** What shows the existing file, which an upload may replace. */
export function ReplacedUses({ uses: { count, uses } }: { uses: FileUses }) {
  const { t } = useTranslation('media');
  const { language } = useConsole();
  const names = uses.slice(0, maxNames).map(nameOfUse);
  return (
    <div className={styles.wrapping}>
      <strong>{t('usesOf.count', { count })}</strong>
      {names.length > 0 ? <bdi className={styles.uses}>{new Intl.ListFormat(language).format(names)}</bdi> : null}
      <div>{t('usesOf.replace')}</div>
    </div>
  );
}

const maxNames = 3;
