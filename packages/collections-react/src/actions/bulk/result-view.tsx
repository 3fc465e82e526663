import { Alert, Flex, Typography } from 'antd';
import { useTranslation } from 'react-i18next';
import type { BulkResult } from '@signalbox/collections-core';
import { FailureList } from './failure-list';
import { useRecordsText } from '../../common/selection/use-records-text';

interface ResultViewProps {
  result: BulkResult;
  /** The user opens a record that was not changed. */
  onOpen: () => void;
}

/** Shows what a change has done when it ended. */
export function ResultView({ result, onOpen }: ResultViewProps) {
  const { t } = useTranslation('collections-react');
  const recordsText = useRecordsText();
  const { action, status, changed, unchanged, failed, failures } = result;
  const textOf = (count: number) => recordsText({ count, isEstimate: false });
  const isDelete = action === 'delete';
  return (
    <Flex vertical gap="small">
      <Alert
        type={status === 'finish' && failed === 0 ? 'success' : status === 'fail' ? 'error' : 'warning'}
        showIcon
        role={status === 'fail' ? 'alert' : 'status'}
        title={t(`bulk.ended.${status}`)}
        description={t(isDelete ? 'bulk.delete.done' : 'bulk.edit.done', { records: textOf(changed) })}
      />
      {unchanged > 0 && (
        <Typography.Text>
          {t(isDelete ? 'bulk.delete.unchanged' : 'bulk.edit.unchanged', { records: textOf(unchanged) })}
        </Typography.Text>
      )}
      {failed > 0 && (
        <Alert
          type="warning"
          showIcon
          title={t(isDelete ? 'bulk.delete.failures' : 'bulk.edit.failures', { records: textOf(failed) })}
          description={<FailureList failures={failures} count={failed} onOpen={isDelete ? undefined : onOpen} />}
        />
      )}
    </Flex>
  );
}
