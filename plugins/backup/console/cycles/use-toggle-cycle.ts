import { readAgain, useConsole } from '@signalbox/api/react';
import { useQueryClient } from '@tanstack/react-query';
import { App } from 'antd';
import { useTranslation } from 'react-i18next';
import { useScope } from '../scope';
import { useFailureText } from '@signalbox/console-kit';
import type { ShownCycle } from './cycle';
import { cycleKeys } from './cycle-queries';

/** Enables or disables a cycle after a confirmation. */
export function useToggleCycle(): (cycle: ShownCycle) => void {
  const { t } = useTranslation('backup');
  const { api } = useConsole();
  const { path } = useScope().cycles;
  const { message, modal } = App.useApp();
  const queries = useQueryClient();
  const failureText = useFailureText();

  const toggle = async ({ id, disable = false }: ShownCycle) => {
    try {
      await api.patch(`${path}/${id}`, { id, disable: !disable });
      void message.success(t('cycles.modified'));
    } catch (error) {
      modal.error({ title: t('failure.title'), content: failureText(error), okText: t('close') });
    }
    await readAgain(queries, cycleKeys.all(path));
  };
  return (cycle) => {
    const { name, disable = false } = cycle;
    void modal.confirm({
      title: t(disable ? 'cycles.enable.title' : 'cycles.disable.title', { name }),
      content: t(disable ? 'cycles.enable.text' : 'cycles.disable.text'),
      okText: t(disable ? 'cycles.enable.go' : 'cycles.disable.go'),
      cancelText: t('cancel'),
      onOk: () => toggle(cycle),
    });
  };
}
