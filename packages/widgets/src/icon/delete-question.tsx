import { Modal } from 'antd';
import { useWidgetMessages } from '../widget-messages';
import { IconDrawing } from './icon-drawing';

interface DeleteQuestionProps {
  /** The icon to delete; undefined while nothing is asked. */
  url: string | undefined;
  name: string;
  isDeleting: boolean;
  onYes: () => void;
  onNo: () => void;
  /** The question has disappeared. */
  onClosed: () => void;
}

/** Asks before an own icon is deleted. */
export function DeleteQuestion({ url, name, isDeleting, onYes, onNo, onClosed }: DeleteQuestionProps) {
  const messages = useWidgetMessages();
  return (
    <Modal
      open={url !== undefined}
      title={messages('icon.confirm', { name })}
      okText={messages('icon.delete')}
      okButtonProps={{ danger: true }}
      cancelText={messages('icon.cancel')}
      confirmLoading={isDeleting}
      onOk={onYes}
      onCancel={onNo}
      afterClose={onClosed}
      width={416}
      destroyOnHidden
    >
      <p style={{ fontSize: 32, lineHeight: 1, marginBlock: 8 }}>{url !== undefined && <IconDrawing value={url} />}</p>
      <p>{messages('icon.confirmDetail')}</p>
    </Modal>
  );
}
