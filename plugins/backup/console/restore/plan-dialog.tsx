import { useConsole } from '@signalbox/api/react';
import { LeftOutContentNote, PlanDialogFrame, useFailureText, useFollow } from '@signalbox/console-kit';
import { useMutation } from '@tanstack/react-query';
import { Alert, Button } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Difference, PlanWarning, RestorePlan } from '../../shared/restore-plan';
import { useMayHere, useScope } from '../scope';
import { useModuleMessage } from '../use-module-message';
import { NameConfirmation } from './name-confirmation';
import { PlanTable } from './plan-table';
import { isClearing, type RestoreInput } from './restore-input';

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

/** Invalid records and files of a backup. */
function PlanLeftOut({ plan: { modules, files = {} } }: { plan: RestorePlan }) {
  const { t } = useTranslation('backup');
  const moduleMessage = useModuleMessage();
  const parts = [
    ...modules.map(({ name, invalid }) => ({ name: moduleMessage(name), invalid })),
    { name: t('plan.files', { content: t('content.fileServer') }), invalid: files.fileServer?.invalid },
  ];
  return <LeftOutContentNote parts={parts.flatMap(({ name, invalid }) => (invalid ? [{ name, ...invalid }] : []))} />;
}

/** Shows how the backup differs from this platform, and warnings before the restore. */
function PlanNotes({ plan: { differences, warnings } }: { plan: RestorePlan }) {
  const { t } = useTranslation('backup');
  const differenceText = (difference: Difference) =>
    difference.what === 'module'
      ? t('difference.module', { module: difference.name })
      : t(`difference.${difference.what}`, { archived: difference.archived, running: difference.running });
  const warned = (warning: PlanWarning) => {
    switch (warning.what) {
      case 'usersWithoutPassword':
        return t('warning.usersWithoutPassword', { count: warning.count });
      case 'secretsMissing':
        return t('warning.secretsMissing', { fields: warning.fields.join(t('list.comma')) });
      case 'foldersStay':
        return t('warning.foldersStay', { folders: warning.folders.join(t('list.comma')) });
      case 'filesNotInspected':
        return t('warning.filesNotInspected', { number: warning.count });
      case 'htmlNotServed':
        return t('warning.htmlNotServed', { version: warning.version });
    }
  };
  return [...warnings.map(warned), ...differences.map(differenceText)].map((sentence) => (
    <Alert key={sentence} type="info" showIcon title={sentence} />
  ));
}
