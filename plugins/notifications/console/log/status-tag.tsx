import { Tag } from 'antd';
import { useTranslation } from 'react-i18next';
import type { NoticeStatus } from '../../shared/notice-log';

const colors: Record<NoticeStatus, string> = {
  queued: 'default',
  sending: 'processing',
  accepted: 'cyan',
  delivered: 'success',
  read: 'success',
  failed: 'error',
  unknown: 'warning',
};

export function StatusTag({ status }: { status: NoticeStatus }) {
  const { t } = useTranslation('notifications');
  return <Tag color={colors[status]}>{t(`log.status.${status}`)}</Tag>;
}
