import { useConsole } from '@signalbox/api/react';
import { LoadFailure, LoadingLines, useFailureText } from '@signalbox/console-kit';
import { useQuery } from '@tanstack/react-query';
import { Alert, Flex } from 'antd';
import { useTranslation } from 'react-i18next';
import { planQuery } from '../actions/bulk/bulk-calls';
import { UsedNote } from '../actions/bulk/used-note';

interface DeleteQuestionProps {
  resource: string;
  id: string;
  /** Why the record was not deleted. */
  error: Error | null;
}

/** Shows what refers to the record, before it is deleted. */
export function DeleteQuestion({ resource, id, error }: DeleteQuestionProps) {
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
