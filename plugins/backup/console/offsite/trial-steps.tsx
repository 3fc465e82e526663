import { Alert } from 'antd';
import type { OffsiteTrial } from '../../shared/offsite';
import { useTranslation } from 'react-i18next';

export function TrialSteps({ trial: { isReady, steps } }: { trial: OffsiteTrial }) {
  const { t } = useTranslation('backup');
  return (
    <Alert
      type={isReady ? 'success' : 'error'}
      showIcon
      title={t(isReady ? 'offsite.ready' : 'offsite.notReady')}
      description={
        <ul style={{ margin: 0, paddingInlineStart: 20 }}>
          {steps.map(({ name, status, message, reason }) => (
            <li key={name}>
              {t('offsite.stepResult', { step: t(`offsite.step.${name}`), status: t(`offsite.status.${status}`) })}{' '}
              {reason && t(`offsite.${reason}`)}
              {message !== '' && <bdi>{t('technical', { detail: message })}</bdi>}
            </li>
          ))}
        </ul>
      }
    />
  );
}
