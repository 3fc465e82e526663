import { useFailureText } from '@signalbox/console-kit';
import { Alert, Button } from 'antd';
import { useTranslation } from 'react-i18next';
import type { LiveDashboards } from '../dashboards/use-live-dashboards';

/** Shows that marks of dashboards are missing, and why the platform did not answer which of them exist. */
export function UncheckedDashboards({ failure }: Pick<LiveDashboards, 'failure'>) {
  const { t } = useTranslation('pages');
  const failureText = useFailureText();
  if (failure === undefined) return null;
  if (failure.kind === 'permission')
    return (
      <Alert
        type="info"
        showIcon
        title={t('unchecked.permission', { permission: t('data::permissions.dashboard.view') })}
      />
    );
  if (failure.kind === 'offline') return <Alert type="warning" showIcon title={t('unchecked.offline')} />;
  return (
    <Alert
      type="warning"
      showIcon
      role="alert"
      title={t('unchecked.failed', { reason: failureText(failure.error) })}
      action={
        <Button size="small" onClick={failure.retry}>
          {t('retry')}
        </Button>
      }
    />
  );
}
