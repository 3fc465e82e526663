import { SchemaForm, type FormStore } from '@signalbox/engine/react';
import type { JsonObject } from '@signalbox/schemas';
import { widgetTable } from '@signalbox/widgets';
import { Alert, Flex } from 'antd';
import { useId, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { FormDialogFooter } from './form-dialog-footer';
import { LoadedDialog } from './loaded-dialog';
import { scrollingBody } from './dialog-place';
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
