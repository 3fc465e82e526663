import { newId } from '@signalbox/api';
import { useConsole } from '@signalbox/api/react';
import { LeftOutContentNote, PlanDialogFrame, scrollingBody, useFailureText } from '@signalbox/console-kit';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { Alert, Button, Modal } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { ImportAnswer, ImportPlan, PartCounts } from '../../shared/transfer';
import { LeftOutNote } from '../parts/left-out-note';
import { TransferProgress } from '../parts/transfer-progress';
import { usePartMessage } from '../parts/use-part-message';
import { ImportPlanTable } from './import-plan-table';

/** The chosen parts and options of an import. */
export interface ImportInput {
  file: File;
  fields: Record<string, string>;
}

interface ImportPlanDialogProps {
  /** Missing: the platform makes none. */
  plan?: ImportPlan;
  input: ImportInput;
  onBack: () => void;
  onClose: () => void;
}

/** Shows the plan of an import and starts the import. */
export function ImportPlanDialog({ plan, input, onBack, onClose }: ImportPlanDialogProps) {
  const { t } = useTranslation('project-transfer');
  const { api, notify } = useConsole();
  const queries = useQueryClient();
  const failureText = useFailureText();
  const [id, setId] = useState('');
  const [sent, setSent] = useState(0);
  const [imported, setImported] = useState<PartCounts[]>();
  const { mutate, isPending, error } = useMutation({
    mutationFn: (task: string) =>
      api.upload<ImportAnswer>('core/configDb/upload', input.file, {
        fields: { ...input.fields, id: task },
        onProgress: setSent,
      }),
    onSuccess: ({ parts = [] }) => {
      notify(t('imported'));
      // Any page may show imported data.
      void queries.invalidateQueries();
      if (parts.some(({ invalid }) => invalid)) setImported(parts);
      else onClose();
    },
  });
  const handleImport = () => {
    const task = newId();
    setId(task);
    setSent(0);
    mutate(task);
  };
  const failure = error ? failureText(error) : undefined;
  if (imported) return <ImportResultDialog parts={imported} onClose={onClose} />;
  return (
    <PlanDialogFrame
      title={t('planTitle')}
      back={t('plan.back')}
      isPending={isPending}
      onBack={onBack}
      onClose={onClose}
      action={
        <Button type="primary" loading={isPending} onClick={handleImport}>
          {t('importNow')}
        </Button>
      }
    >
      {plan ? <PlanContent plan={plan} /> : <Alert type="info" showIcon title={t('plan.none')} />}
      {isPending && <TransferProgress id={id} label={t('importing')} sent={sent} />}
      {failure !== undefined && (
        <Alert type="error" showIcon role="alert" title={t('uploadFailed')} description={failure} />
      )}
    </PlanDialogFrame>
  );
}

function PlanContent({ plan }: { plan: ImportPlan }) {
  const { t } = useTranslation('project-transfer');
  return (
    <>
      {plan.differences.map(({ what, archived, running }) => (
        <Alert key={what} type="info" showIcon title={t(`difference.${what}`, { archived, running })} />
      ))}
      {plan.lostSecrets > 0 && <Alert type="warning" showIcon title={t('lostSecrets', { count: plan.lostSecrets })} />}
      <LeftOutNote leftOut={plan.leftOut} title={t('leftOutThere')} />
      <ImportLeftOut parts={plan.parts} />
      <ImportPlanTable parts={plan.parts} />
    </>
  );
}

interface ImportResultDialogProps {
  parts: readonly PartCounts[];
  onClose: () => void;
}

/** Lists the content that an import has left out. */
function ImportResultDialog({ parts, onClose }: ImportResultDialogProps) {
  const { t } = useTranslation('project-transfer');
  return (
    <Modal
      open
      title={t('importedWithout')}
      width={880}
      centered
      styles={scrollingBody}
      onCancel={onClose}
      closable={{ 'aria-label': t('close') }}
      footer={<Button onClick={onClose}>{t('close')}</Button>}
    >
      <ImportLeftOut parts={parts} />
    </Modal>
  );
}

/** Records and files of a project export that are not valid here. */
function ImportLeftOut({ parts }: { parts: readonly PartCounts[] }) {
  const partMessage = usePartMessage();
  const leftOut = parts.flatMap(({ name, invalid }) => (invalid ? [{ name: partMessage(name), ...invalid }] : []));
  return <LeftOutContentNote parts={leftOut} />;
}
