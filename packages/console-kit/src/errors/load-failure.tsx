import { Alert, Button } from 'antd';
import { useTranslation } from 'react-i18next';
import { useFailureText } from './use-failure-text';

/** Shows why something could not be loaded, with a button that tries again. */
export function LoadFailure({ error, onRetry }: { error: unknown; onRetry: () => void }) {
  const { t } = useTranslation('console-kit');
  const failureText = useFailureText();
  return (
    <Alert
      type="warning"
      showIcon
      title={failureText(error)}
      action={
        <Button size="small" onClick={onRetry}>
          {t('retry')}
        </Button>
      }
    />
  );
}
