import { readAgain, useConsole } from '@signalbox/api/react';
import { useQueryClient } from '@tanstack/react-query';
import { App, Button } from 'antd';
import { useTranslation } from 'react-i18next';
import { useScope } from '../scope';
import { useFailureText } from '@signalbox/console-kit';
import type { ShownCycle } from './cycle';
import { cycleKeys } from './cycle-queries';

export function RemoveCycle({ cycle, onRemoved }: { cycle: ShownCycle; onRemoved: () => void }) {
  const { t } = useTranslation('backup');
  const { api } = useConsole();
  const { path } = useScope().cycles;
  const { message, modal } = App.useApp();
  const queries = useQueryClient();
  const failureText = useFailureText();

  const remove = async () => {
    try {
      await api.delete(`${path}/${cycle.id}`);
      void message.success(t('done.deleted'));
      onRemoved();
    } catch (error) {
      modal.error({ title: t('failure.title'), content: failureText(error), okText: t('close') });
    }
    await readAgain(queries, cycleKeys.all(path));
  };
  const handleClick = () =>
    void modal.confirm({
      title: t('cycles.remove.title', { name: cycle.name }),
      content: t('cycles.remove.text'),
      okText: t('action.delete'),
      okButtonProps: { danger: true },
      cancelText: t('cancel'),
      onOk: remove,
    });
  return (
    <Button danger onClick={handleClick}>
      {t('cycles.remove.button')}
    </Button>
  );
}
