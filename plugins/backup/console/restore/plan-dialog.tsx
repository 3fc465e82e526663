import { useConsole } from '@signalbox/api/react';
import { useMutation } from '@tanstack/react-query';
import { Alert, Button } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { PlanDialogFrame, useFailureText, useFollow } from '@signalbox/console-kit';
import { useMayHere, useScope } from '../scope';
import { NameConfirmation } from './name-confirmation';
import { PlanLeftOut } from './plan-left-out';
import { PlanNotes } from './plan-notes';
import { PlanTable } from './plan-table';
import { isClearing, type RestoreInput } from './restore-input';
import type { RestorePlan } from '../../shared/restore-plan';

interface PlanDialogProps {
  id: string;
  /** Name of the backup. */
  name: string;
  input: RestoreInput;
  /** Missing: the platform makes none. */
  plan?: RestorePlan;
  onBack: () => void;
  onClose: () => void;
}

/** Shows the plan of a restore and starts it. If it deletes data, the user must type the backup's name. */
export function PlanDialog({ id, name, input, plan, onBack, onClose }: PlanDialogProps) {
  const { t } = useTranslation('backup');
  const { api } = useConsole();
  const may = useMayHere();
  const { path, kinds } = useScope();
  const follow = useFollow();
  const failureText = useFailureText();
  const [typed, setTyped] = useState('');
  const needsName = isClearing(input);
  const { mutate, isPending, error } = useMutation({
    mutationFn: () =>
      api.get<{ id: string }>(`${path}/import`, {
        query: { id, name, ...input, ...(needsName ? { confirmation: typed } : {}) },
      }),
    onSuccess: (task) => {
      follow({ id: task.id, kind: kinds.restore, name });
      onClose();
    },
  });
  return (
    <PlanDialogFrame
      title={t('plan.title', { name })}
      back={t('plan.back')}
      isPending={isPending}
      onBack={onBack}
      onClose={onClose}
      action={
        may('restore') && (
          <Button
            type="primary"
            danger
            loading={isPending}
            disabled={needsName && typed !== name}
            onClick={() => mutate()}
          >
            {t('action.restore')}
          </Button>
        )
      }
    >
      <Alert type="warning" showIcon title={t('restore.warning')} />
      {plan ? (
        <>
          <PlanNotes plan={plan} />
          <PlanLeftOut plan={plan} />
          <PlanTable plan={plan} input={input} />
        </>
      ) : (
        <Alert type="info" showIcon title={t('plan.none')} />
      )}
      {!may('restore') && <Alert type="info" showIcon title={t('plan.mayNot')} />}
      {needsName && <NameConfirmation name={name} value={typed} onChange={setTyped} disabled={isPending} />}
      {error && (
        <Alert type="error" showIcon role="alert" title={t('failure.title')} description={failureText(error)} />
      )}
    </PlanDialogFrame>
  );
}
