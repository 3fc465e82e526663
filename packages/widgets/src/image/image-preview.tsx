import { Modal } from 'antd';

interface ImagePreviewProps {
  isOpen: boolean;
  title: string;
  source: string;
  onClose: () => void;
}

/** The image in its natural size, limited to the dialog's width. */
export function ImagePreview({ isOpen, title, source, onClose }: ImagePreviewProps) {
  return (
    <Modal open={isOpen} onCancel={onClose} footer={null} title={title} destroyOnHidden>
      <img src={source} alt={title} style={{ display: 'block', marginInline: 'auto', maxInlineSize: '100%' }} />
    </Modal>
  );
}
