import { Input, Modal } from 'antd';
import { useTranslation } from 'react-i18next';

/** Links that the user copies by hand, where the browser allows nothing else. */
export function AddressDialog({ text, onClose }: { text: string; onClose: () => void }) {
  const { t } = useTranslation('media');
  return (
    <Modal
      open
      centered
      title={t('address.byHand')}
      onCancel={onClose}
      onOk={onClose}
      okText={t('bulk.close')}
      cancelButtonProps={{ style: { display: 'none' } }}
      focusable={{ focusTriggerAfterClose: false }}
    >
      <Input.TextArea
        value={text}
        readOnly
        autoSize={{ maxRows: 8 }}
        aria-label={t('address.byHand')}
        dir="ltr"
        onFocus={(event) => event.target.select()}
      />
    </Modal>
  );
}
