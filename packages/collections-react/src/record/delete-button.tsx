import { DeleteOutlined } from '@ant-design/icons';
import { readAgain, useConsole } from '@signalbox/api/react';
import { recordKeys } from '@signalbox/collections-core';
import { LoadFailure, LoadingLines, useConfirmation, useFailureText } from '@signalbox/console-kit';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { Alert, Button, Flex, Modal } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { planQuery } from '../actions/bulk/bulk-calls';
import { UsedNote } from '../actions/bulk/used-note';
import { ifVersion } from './form/save-record';
import { recordPath, type StoredRecord } from './record-query';

interface DeleteButtonProps {
  resource: string;
  id: string;
  stored: StoredRecord;
  /** Title of the record. */
  title: string;
  onDeleted: () => void;
}

/** Deletes the record after a question, if no other user has changed it meanwhile. */
export function DeleteButton({ resource, id, stored, title, onDeleted }: DeleteButtonProps) {
  const { t } = useTranslation('collections-react');
  const { t: common } = useTranslation('console-kit');
  const { api, notify } = useConsole();
  const queries = useQueryClient();
  const [isAsking, setIsAsking] = useState(false);
  const confirmationOf = useConfirmation();
  const { mutate, isPending, error, reset } = useMutation({
    mutationFn: (params: Record<string, string> | undefined) =>
      api.delete(recordPath(resource, id), { headers: ifVersion(stored.version), params }),
    onSuccess: () => {
      notify(t('record.deleted', { name: title }));
      onDeleted();
      queries.removeQueries({ queryKey: recordKeys.record(resource, id) });
    },
    onSettled: () => void readAgain(queries, recordKeys.of(resource)),
  });
  const question = confirmationOf(error);
  const close = () => {
    setIsAsking(false);
    reset();
  };
  return (
    <>
      <Button
        type="text"
        danger
        icon={<DeleteOutlined aria-hidden />}
        aria-label={t('record.delete')}
        onClick={() => setIsAsking(true)}
      />
      {isAsking && (
        <Modal
          open
          title={t('record.deleteTitle', { name: title })}
          okText={t(question ? 'record.deleteAnyway' : 'record.delete')}
          okButtonProps={{ danger: true, loading: isPending }}
          cancelText={common('cancel')}
          closable={{ 'aria-label': common('close') }}
          onOk={() => mutate(question)}
          onCancel={close}
        >
          <DeleteQuestion resource={resource} id={id} error={error} />
        </Modal>
      )}
    </>
  );
}

interface DeleteQuestionProps {
  resource: string;
  id: string;
  /** Why the record was not deleted. */
  error: Error | null;
}

/** Shows what refers to the record, before it is deleted. */
function DeleteQuestion({ resource, id, error }: DeleteQuestionProps) {
  const { t } = useTranslation('collections-react');
  const { api } = useConsole();
  const failureText = useFailureText();
  const selection = { kind: 'ids', ids: [id] } as const;
  const plan = useQuery(planQuery({ api, resource, selection }, { action: 'delete' }));
  const used = plan.data?.used;
  return (
    <Flex vertical gap="middle">
      {t('record.deleteText')}
      {plan.isPending && <LoadingLines label={t('uses.loading')} rows={1} />}
      {plan.error && (
        <LoadFailure
          error={plan.error}
          onRetry={() => void plan.refetch()}
          titleOf={(reason) => t('uses.failed', { reason })}
        />
      )}
      {used && <UsedNote used={used} record={id} />}
      {error && (
        <Alert type="error" showIcon role="alert" title={t('record.deleteFailed')} description={failureText(error)} />
      )}
    </Flex>
  );
}
