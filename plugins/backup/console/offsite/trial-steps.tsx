import { Alert } from 'antd';
import { useTranslation } from 'react-i18next';

/** Response of `POST core/backup/offsite/test`. */
export interface Trial {
  isReady: boolean;
  steps: TrialStep[];
}
interface TrialStep {
  name: 'connect' | 'login' | 'write' | 'read' | 'delete';
  status: 'succeed' | 'fail' | 'skipped';
  /** The server's reply. */
  message: string;
  reason?: 'unreachable';
}

export function TrialSteps({ trial: { isReady, steps } }: { trial: Trial }) {
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
              {t('offsite.told', { step: t(`offsite.step.${name}`), status: t(`offsite.status.${status}`) })}{' '}
              {reason && t(`offsite.${reason}`)}
              {message !== '' && <bdi>{t('technical', { detail: message })}</bdi>}
            </li>
          ))}
        </ul>
      }
    />
  );
}
