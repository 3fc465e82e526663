import { useConsole } from '@signalbox/api/react';
import { useTranslation } from 'react-i18next';
import type { FileUses } from '../../../shared/uses';
import { useNames } from '../../details/use-names';
import styles from './panel.module.css';

/** Shows the places that use the existing file, which an upload may replace. */
export function ClashUses({ uses: { count, uses } }: { uses: FileUses }) {
  const { t } = useTranslation('media');
  const { language } = useConsole();
  const names = useNames(uses.slice(0, maxNames));
  return (
    <div className={styles.wrapping}>
      <strong>{t('usesOf.count', { count })}</strong>
      {uses.length > 0 ? (
        // Its line is there while the names are loaded.
        <bdi className={styles.uses}>{names ? new Intl.ListFormat(language).format(names) : '\u{a0}'}</bdi>
      ) : null}
      <div>{t('usesOf.replace')}</div>
    </div>
  );
}

const maxNames = 3;
