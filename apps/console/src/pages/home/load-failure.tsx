import { Alert, Button } from 'antd';
import { useTranslation } from 'react-i18next';
import { useFailureMessages } from '../../shell/notices/use-failure-messages';

/** Shows why a panel could not be loaded, with a button that tries again. */
export function LoadFailure({ error, onRetry }: { error: unknown; onRetry: () => void }) {
  const { t } = useTranslation('console');
  const failureMessages = useFailureMessages();
  return (
    <Alert
      type="warning"
      showIcon
      title={failureMessages(error)}
      action={
        <Button size="small" onClick={onRetry}>
          {t('retry')}
        </Button>
      }
    />
  );
}
