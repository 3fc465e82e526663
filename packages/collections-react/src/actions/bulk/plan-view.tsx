import { Alert, Flex, Typography } from 'antd';
import { useTranslation } from 'react-i18next';
import type { BulkPlan } from '@signalbox/collections-core';
import { UsedNote } from './used-note';
import { FailureList } from './failure-list';
import { useRecordsText } from '../../common/selection/use-records-text';

/** Shows how many records a change reaches, and which of those that were tried cannot be changed. */
export function PlanView({ plan, isDelete }: { plan: BulkPlan; isDelete: boolean }) {
  const { t } = useTranslation('collections-react');
  const recordsText = useRecordsText();
  const { count, tried, unchanged, failed, failures, used } = plan;
  const exact = (number: number) => recordsText({ count: number, isEstimate: false });
  return (
    <Flex vertical gap="small">
      <Typography.Text strong>
        {t(isDelete ? 'bulk.delete.plan' : 'bulk.edit.plan', { records: recordsText(plan) })}
      </Typography.Text>
      {isDelete && <Typography.Text type="secondary">{t('bulk.delete.text')}</Typography.Text>}
      {used && tried > 0 && <UsedNote used={used} checked={tried < count ? exact(tried) : undefined} />}
      {tried < count && failed + unchanged > 0 && (
        <Typography.Text type="secondary">{t('bulk.tried', { records: exact(tried) })}</Typography.Text>
      )}
      {unchanged > 0 && <Typography.Text>{t('bulk.planUnchanged', { records: exact(unchanged) })}</Typography.Text>}
      {failed > 0 && (
        <Alert
          type="warning"
          showIcon
          title={t(isDelete ? 'bulk.delete.planFailures' : 'bulk.edit.planFailures', { records: exact(failed) })}
          description={<FailureList failures={failures} count={failed} />}
        />
      )}
    </Flex>
  );
}
