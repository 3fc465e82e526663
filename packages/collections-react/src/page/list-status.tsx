import { useConsole } from '@signalbox/api/react';
import { useFailureText } from '@signalbox/console-kit';
import { Button } from 'antd';
import { useTranslation } from 'react-i18next';
import styles from './collection-page.module.css';
import type { Listing } from './use-record-page';

/** Says which records the page shows, of how many. Screen readers hear its changes. */
export function ListStatus({ listing }: { listing: Listing }) {
  const { t } = useTranslation('collections-react');
  const { language } = useConsole();
  const failureText = useFailureText();
  const { records, before, isPending, count } = listing;
  const { total, isEstimate, countExactly, error } = count;
  const format = new Intl.NumberFormat(language);
  const number = total === undefined ? '' : `${isEstimate ? '~' : ''}${format.format(total)}`;
  const last = (before ?? 0) + records.length;
  // The range of one number would be marked as approximate.
  const range = records.length === 1 ? format.format(last) : format.formatRange((before ?? 0) + 1, last);
  const text = () => {
    if (isPending || total === undefined) return '';
    if (before === undefined || records.length === 0) return t('status.total', { count: total, number });
    return t('status.range', { count: total, range, number });
  };
  return (
    <div className={styles.status}>
      <output>{text()}</output>
      {countExactly ? (
        <Button type="link" size="small" onClick={countExactly}>
          {t('status.countExactly')}
        </Button>
      ) : null}
      {/* One reason is enough where the records fail too. */}
      {error && !listing.error ? <span>{t('status.failed', { reason: failureText(error) })}</span> : null}
    </div>
  );
}
