import { type FormStore, SchemaForm } from '@signalbox/engine/react';
import type { JsonObject } from '@signalbox/schemas';
import { widgetTable } from '@signalbox/widgets';
import { Alert, Button, Flex } from 'antd';
import { type ReactNode, useId } from 'react';
import { useTranslation } from 'react-i18next';
import { scrollingBody } from './dialog-place';
import { LoadedDialog } from './loaded-dialog';
import { useFormMessages } from './use-form-messages';
import { useSubmit } from './use-submit';

interface FormDialogProps {
  store: FormStore;
  title: string;
  okText: string;
  /** Sends the values. If it rejects, the dialog stays open and shows the error above the buttons. */
  onSend: (values: JsonObject) => Promise<void>;
  onClose: () => void;
  /** Cancels the running request. If set, the user can close the dialog while sending, which cancels the request. */
  onStop?: () => void;
  /** Content between the form and the buttons. */
  children?: ReactNode;
  /** Content above the form. */
  before?: ReactNode;
  /** More buttons before OK. Each can submit. */
  extraButtons?: ReactNode;
  width?: number;
  /** Enables OK. */
  isReady?: boolean;
  /** Text of the button that closes the dialog. Default: Cancel. */
  cancelText?: string;
  /** Title of the alert after a failed call. */
  failureTitle?: string;
}

/** A dialog around a form that the engine draws. Enter submits. Escape closes, unless a request runs that cannot be cancelled. */
export function FormDialog(props: FormDialogProps) {
  const { store, title, okText, onSend, onClose, onStop, children, before, extraButtons, width } = props;
  const { isReady = true, failureTitle, cancelText } = props;
  const { t } = useTranslation('console-kit');
  const messages = useFormMessages();
  const formId = useId();
  const { isSending, failure, handleSubmit } = useSubmit({ store, onSend });
  const canClose = !isSending || onStop !== undefined;

  const handleClose = () => {
    if (!canClose) return;
    if (isSending) onStop?.();
    onClose();
  };
  return (
    <LoadedDialog
      title={title}
      width={width}
      styles={scrollingBody}
      onCancel={handleClose}
      mask={{ closable: false }}
      closable={{ 'aria-label': t('close'), disabled: !canClose }}
      footer={
        <FormDialogFooter
          {...{ formId, okText, cancelText, isReady, isSending, canClose }}
          extraButtons={extraButtons}
          onClose={handleClose}
        />
      }
    >
      <form id={formId} noValidate onSubmit={handleSubmit}>
        <Flex vertical gap="middle">
          {before}
          <SchemaForm store={store} widgets={widgetTable} messages={messages} disabled={isSending} />
          {children}
          {failure !== undefined && (
            <Alert
              type="error"
              showIcon
              role="alert"
              title={failureTitle ?? t('failure.title')}
              description={failure}
            />
          )}
        </Flex>
      </form>
    </LoadedDialog>
  );
}

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
function FormDialogFooter(props: FormDialogFooterProps) {
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
