import { Button } from 'antd';
import { useTranslation } from 'react-i18next';
import { useFailureMessages } from '../shell/notices/use-failure-messages';
import { StatusPage } from '../shell/status-page';

/** The session could not be checked: the platform did not answer, or answered with a server error. */
export function UnreachablePage({ error, onRetry }: { error: unknown; onRetry: () => void }) {
  const { t } = useTranslation('console');
  const failureMessages = useFailureMessages();
  return (
    <main tabIndex={-1}>
      <StatusPage
        title={t('unreachable.title')}
        text={failureMessages(error)}
        action={
          <Button type="primary" onClick={onRetry}>
            {t('retry')}
          </Button>
        }
      />
    </main>
  );
}
