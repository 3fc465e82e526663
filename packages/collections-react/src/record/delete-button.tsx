import { recordKeys } from '@signalbox/collections-core';
import { DeleteOutlined } from '@ant-design/icons';
import { readAgain, useConsole } from '@signalbox/api/react';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { Button, Modal } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { DeleteQuestion } from './delete-question';
import { recordPath, type StoredRecord } from './record-query';
import { ifVersion } from './form/save-record';

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
  const { mutate, isPending, error, reset } = useMutation({
    mutationFn: () => api.delete(recordPath(resource, id), { headers: ifVersion(stored.version) }),
    onSuccess: () => {
      notify(t('record.deleted', { name: title }));
      onDeleted();
      queries.removeQueries({ queryKey: recordKeys.record(resource, id) });
    },
    onSettled: () => void readAgain(queries, recordKeys.of(resource)),
  });
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
          okText={t('record.delete')}
          okButtonProps={{ danger: true, loading: isPending }}
          cancelText={common('cancel')}
          closable={{ 'aria-label': common('close') }}
          onOk={() => mutate()}
          onCancel={close}
        >
          <DeleteQuestion resource={resource} id={id} error={error} />
        </Modal>
      )}
    </>
  );
}
