import { Button, Flex } from 'antd';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';

interface FormDialogFooterProps {
  /** Id of the form that OK submits. */
  formId: string;
  okText: string;
  /** Default: Cancel. */
  cancelText?: string | undefined;
  isReady: boolean;
  isSending: boolean;
  canClose: boolean;
  /** More buttons before OK. */
  extraButtons: ReactNode;
  onClose: () => void;
}

/** The buttons of a dialog with a form. */
export function FormDialogFooter(props: FormDialogFooterProps) {
  const { formId, okText, cancelText, isReady, isSending, canClose, extraButtons, onClose } = props;
  const { t } = useTranslation('console-kit');
  return (
    <Flex gap="small" justify="end" wrap="wrap">
      <Button onClick={onClose} disabled={!canClose}>
        {cancelText ?? t('cancel')}
      </Button>
      {extraButtons}
      <Button type="primary" htmlType="submit" form={formId} loading={isSending} disabled={!isReady}>
        {okText}
      </Button>
    </Flex>
  );
}
