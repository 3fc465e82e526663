import { Modal } from 'antd';
import { useTranslation } from 'react-i18next';

interface LogOutQuestionProps {
  /** Says what the log-out would stop. */
  warning: string;
  onLogOut: () => void;
  onStay: () => void;
}

export function LogOutQuestion({ warning, onLogOut, onStay }: LogOutQuestionProps) {
  const { t } = useTranslation('console');
  return (
    <Modal
      open
      title={t('logOutQuestion')}
      okText={t('logOut')}
      okButtonProps={{ danger: true }}
      cancelText={t('stayLoggedIn')}
      onOk={onLogOut}
      onCancel={onStay}
    >
      {warning}
    </Modal>
  );
}
