import { Flex, Tag, Typography } from 'antd';
import { useTranslation } from 'react-i18next';
import type { ShownBackup } from '../backup-record';
import { LeftOutDetails, useTaskError } from '@signalbox/console-kit';
import { useModuleMessage } from '../use-module-message';

/** The outcome of a restore: its counts, or the reason of its failure. */
export function RestoreOutcome({ restore }: { restore: ShownBackup }) {
  const { t } = useTranslation('backup');
  const errorText = useTaskError('backup', restore);
  const moduleMessage = useModuleMessage();
  const { status = 'succeed', counts } = restore;
  const isFailed = status === 'fail';
  const sumOf = (name: 'added' | 'changed' | 'deleted') =>
    counts?.reduce((sum, { counts: each }) => sum + each[name], 0) ?? 0;
  const leftOut = (counts ?? []).flatMap(({ name, invalid }) =>
    invalid ? [{ name: name === 'fileServer' ? t('content.fileServer') : moduleMessage(name), ...invalid }] : [],
  );
  const details = isFailed
    ? errorText
    : counts && t('restored.counts', { added: sumOf('added'), changed: sumOf('changed'), deleted: sumOf('deleted') });
  return (
    <Flex vertical gap={2} align="start">
      <Tag color={isFailed ? 'red' : 'green'}>{t(isFailed ? 'restored.failed' : 'done.restore')}</Tag>
      {!isFailed && <LeftOutDetails parts={leftOut} />}
      {details && <Typography.Text type="secondary">{details}</Typography.Text>}
    </Flex>
  );
}
