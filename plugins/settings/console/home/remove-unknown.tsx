import { useMutation, useQueryClient } from '@tanstack/react-query';
import { ConfirmPopover } from '@signalbox/console-kit';
import { Button } from 'antd';
import { useTranslation } from 'react-i18next';
import { readAgain, settingKeys, useConsole } from '@signalbox/api/react';
import { writeAt } from '@signalbox/engine/core';

/** Removes a stored value without a form, after a confirmation. */
export function RemoveUnknown({ pointer }: { pointer: string }) {
  const { api, notify } = useConsole();
  const { t } = useTranslation('settings');
  const queries = useQueryClient();
  const remove = useMutation({
    mutationFn: () => api.send('PATCH', 'core/setting', { body: writeAt({}, pointer, null) }),
    onSuccess: async () => {
      notify(t('saved'));
      await readAgain(queries, settingKeys.all);
    },
    onError: (error) => notify(error.message),
  });
  return (
    <ConfirmPopover
      title={t('invalid.removeQuestion', { name: pointer })}
      okText={t('hidden.remove')}
      cancelText={t('cancel')}
      onConfirm={() => remove.mutate()}
    >
      <Button type="text" loading={remove.isPending} aria-label={t('invalid.removeOf', { name: pointer })}>
        {t('hidden.remove')}
      </Button>
    </ConfirmPopover>
  );
}
