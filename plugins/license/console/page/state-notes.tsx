import { licenseGraceMilliseconds } from '@signalbox/api';
import { timeText } from '@signalbox/console-kit';
import { Alert } from 'antd';
import { useTranslation } from 'react-i18next';
import type { LicenseDetails } from '../../shared/license';
import { dayText } from '../day-text';

/** Shows what an administrator should know about the license now. Nothing for a valid one. */
export function StateNotes({ details }: { details: LicenseDetails }) {
  const { t, i18n } = useTranslation('license');
  const { state, license, isShared, isRejected, removedAt, clockBack } = details;
  const day = (iso: string | number) => dayText(new Date(iso).toISOString(), i18n.language);
  const dates = license && {
    from: day(license.startTime),
    until: day(license.expireTime),
    closes: day(Date.parse(license.expireTime) + licenseGraceMilliseconds),
  };
  const isOver = state === 'grace' || state === 'expired';
  return (
    <>
      {isRejected && <Alert type="error" showIcon title={t('note.rejected')} />}
      {state !== 'valid' && (
        <Alert
          type={isOver ? 'error' : state === 'none' ? 'info' : 'warning'}
          showIcon
          title={t(`note.${removedAt ? 'removed' : state}`, dates)}
        />
      )}
      {isShared && <Alert type="info" showIcon title={t('note.shared')} />}
      {clockBack && (
        <Alert
          type="warning"
          showIcon
          title={t('note.clockBack', {
            from: timeText(clockBack.from, i18n.language),
            to: timeText(clockBack.to, i18n.language),
          })}
        />
      )}
    </>
  );
}
