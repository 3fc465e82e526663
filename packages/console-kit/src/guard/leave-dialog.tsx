import { Modal } from 'antd';
import { useTranslation } from 'react-i18next';
import type { LeaveProps } from './leave-question';

export function LeaveDialog({ onLeave, onStay }: LeaveProps) {
  const { t } = useTranslation('console-kit');
  return (
    <Modal
      open
      title={t('leave.title')}
      okText={t('leave.go')}
      okButtonProps={{ danger: true }}
      cancelText={t('leave.stay')}
      onOk={onLeave}
      onCancel={onStay}
    >
      {t('leave.text')}
    </Modal>
  );
}
