import { Alert, Button, Empty, Spin } from 'antd';
import type { Loaded } from '../services/use-loaded';
import { useWidgetMessages } from '../widget-messages';

interface OwnIconsStatusProps {
  loaded: Loaded<string>;
  /** The error of the last upload or removal. */
  errorText: string | undefined;
  onRetry: () => void;
}

/** The errors of uploaded icons, and that they are loading or that there are none. */
export function OwnIconsStatus({ loaded, errorText, onRetry }: OwnIconsStatusProps) {
  const messages = useWidgetMessages();
  return (
    <>
      {errorText !== undefined && <Alert type="error" role="alert" showIcon title={errorText} />}
      {loaded.status === 'failed' && (
        <Alert
          type="error"
          role="alert"
          showIcon
          title={messages('icon.loadFailed', { reason: loaded.reason })}
          action={
            <Button size="small" onClick={onRetry}>
              {messages('icon.retry')}
            </Button>
          }
        />
      )}
      {loaded.status === 'loading' && (
        <output>
          <Spin size="small" /> {messages('icon.loading')}
        </output>
      )}
      {loaded.status === 'ready' && loaded.items.length === 0 && (
        <Empty image={Empty.PRESENTED_IMAGE_SIMPLE} description={messages('icon.empty')} />
      )}
    </>
  );
}
