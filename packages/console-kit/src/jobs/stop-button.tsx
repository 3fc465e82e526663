import { Alert, Button } from 'antd';
import { useTranslation } from 'react-i18next';
import { usePause } from './use-pause';

/** Stops a task. If the platform rejects that, shows the reason. */
export function StopButton({ id }: { id: string }) {
  const { t } = useTranslation('console-kit');
  const { stop, isPending, failure } = usePause(id);
  return (
    <>
      {failure !== undefined && <Alert type="warning" role="alert" title={failure} />}
      <Button size="small" loading={isPending} onClick={stop} style={{ alignSelf: 'flex-end' }}>
        {t('progress.stop')}
      </Button>
    </>
  );
}
