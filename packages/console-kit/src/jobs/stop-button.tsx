import { useConsole } from '@signalbox/api/react';
import { useMutation } from '@tanstack/react-query';
import { Alert, Button } from 'antd';
import { useTranslation } from 'react-i18next';
import { useFailureText } from '../errors/use-failure-text';

/** Asks the platform to stop a task. Its progress updates report that it has stopped. If the platform rejects that, shows the reason. */
export function StopButton({ id }: { id: string }) {
  const { t } = useTranslation('console-kit');
  const { api } = useConsole();
  const failureText = useFailureText();
  const { mutate, isPending, error } = useMutation({
    mutationFn: () => api.patch(`core/taskmanager/${id}`, { status: 'pause', id }),
  });
  return (
    <>
      {error !== null && <Alert type="warning" role="alert" title={failureText(error)} />}
      <Button size="small" loading={isPending} onClick={() => mutate()} style={{ alignSelf: 'flex-end' }}>
        {t('progress.stop')}
      </Button>
    </>
  );
}
