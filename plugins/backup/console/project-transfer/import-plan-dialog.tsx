import { useConsole } from '@signalbox/api/react';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { Alert, Button, Flex, Modal } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { scrollingBody } from '../dialogs/scrolling-body';
import { useFailureText } from '../use-failure-text';
import { ImportLeftOut } from './import-left-out';
import { ImportPlanTable } from './import-plan-table';
import { LeftOutNote } from './left-out-note';
import { newTaskId } from './new-task-id';
import type { ImportPlan, ImportInput } from './transfer';
import { TransferProgress } from './transfer-progress';

interface ImportPlanDialogProps {
  plan: ImportPlan;
  input: ImportInput;
  onBack: () => void;
  onClose: () => void;
}

/** Shows the plan of an import and starts the import. */
export function ImportPlanDialog({ plan, input, onBack, onClose }: ImportPlanDialogProps) {
  const { t } = useTranslation('backup');
  const { api, notify } = useConsole();
  const queries = useQueryClient();
  const failureText = useFailureText();
  const [id, setId] = useState('');
  const [sent, setSent] = useState(0);
  const { mutate, isPending, error } = useMutation({
    mutationFn: (task: string) =>
      api.upload('core/configDb/upload', input.file, { fields: { ...input.fields, id: task }, onProgress: setSent }),
    onSuccess: () => {
      notify(t('transfer.imported'));
      // Any page may show imported data.
      void queries.invalidateQueries();
      onClose();
    },
  });
  const handleImport = () => {
    const task = newTaskId();
    setId(task);
    setSent(0);
    mutate(task);
  };
  const failure = error ? failureText(error) : undefined;
  return (
    <Modal
      open
      title={t('transfer.planTitle')}
      width={880}
      centered
      styles={scrollingBody}
      onCancel={() => !isPending && onClose()}
      mask={{ closable: false }}
      closable={{ 'aria-label': t('close'), disabled: isPending }}
      footer={
        <Flex gap="small" justify="end" wrap="wrap">
          <Button onClick={onBack} disabled={isPending}>
            {t('plan.back')}
          </Button>
          <Button type="primary" loading={isPending} onClick={handleImport}>
            {t('transfer.importNow')}
          </Button>
        </Flex>
      }
    >
      <Flex vertical gap="middle">
        {plan.differences.map(({ what, archived, running }) => (
          <Alert key={what} type="info" showIcon title={t(`transfer.difference.${what}`, { archived, running })} />
        ))}
        {plan.lostSecrets > 0 && (
          <Alert type="warning" showIcon title={t('transfer.lostSecrets', { count: plan.lostSecrets })} />
        )}
        <LeftOutNote leftOut={plan.leftOut} title={t('transfer.leftOutThere')} />
        <ImportLeftOut parts={plan.parts} />
        <ImportPlanTable parts={plan.parts} />
        {isPending && <TransferProgress id={id} label={t('transfer.importing')} sent={sent} />}
        {failure !== undefined && (
          <Alert type="error" showIcon role="alert" title={t('transfer.uploadFailed')} description={failure} />
        )}
      </Flex>
    </Modal>
  );
}
