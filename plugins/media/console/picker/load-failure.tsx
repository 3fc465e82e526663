import { Alert, Button } from 'antd';
import { useTranslation } from 'react-i18next';
import { useFailureText } from './use-failure-text';

/** In the place of what could not be loaded: why, and another try. */
export function LoadFailure({ error, onRetry }: { error: Error; onRetry: () => void }) {
  const { t } = useTranslation('media');
  const failureText = useFailureText();
  return (
    <Alert
      type="error"
      role="alert"
      showIcon
      title={t('picker.loadFailed', { reason: failureText(error) })}
      action={
        <Button size="small" onClick={onRetry}>
          {t('picker.retry')}
        </Button>
      }
    />
  );
}
