import { Modal } from 'antd';
import { useCallback } from 'react';
import { type Loaded, useLoaded } from '../services/use-loaded';
import type { IconUses as Uses } from '../services/widget-services';
import { useWidgetServices } from '../services/widget-services-context';
import { useWidgetMessages } from '../widget-messages';
import { IconDrawing } from './icon-drawing';
import { IconUses } from './icon-uses';

interface DeleteQuestionProps {
  isOpen: boolean;
  /** The icon to delete. */
  url: string;
  name: string;
  isDeleting: boolean;
  /** `isUsed`: the user has read where the icon is used. */
  onYes: (isUsed: boolean) => void;
  onNo: () => void;
  /** The question has disappeared. */
  onClosed: () => void;
}

/** Asks before an own icon is deleted, and lists its uses. */
export function DeleteQuestion({ isOpen, url, name, isDeleting, onYes, onNo, onClosed }: DeleteQuestionProps) {
  const messages = useWidgetMessages();
  const loaded = useIconUses(url);
  const isUsed = (loaded.items[0]?.count ?? 0) > 0;
  return (
    <Modal
      open={isOpen}
      title={messages('icon.confirm', { name })}
      okText={messages(isUsed ? 'icon.deleteUsed' : 'icon.delete')}
      okButtonProps={{ danger: true, disabled: loaded.status === 'loading' }}
      cancelText={messages('icon.cancel')}
      confirmLoading={isDeleting}
      onOk={() => onYes(isUsed)}
      onCancel={onNo}
      afterClose={onClosed}
      width={416}
      destroyOnHidden
    >
      <p style={{ fontSize: 32, lineHeight: 1, marginBlock: 8 }}>
        <IconDrawing value={url} />
      </p>
      <IconUses loaded={loaded} />
    </Modal>
  );
}

/** Returns where the own icon at `url` is used: one item, or none without the service. */
function useIconUses(url: string): Loaded<Uses> {
  const { ownIcons } = useWidgetServices();
  const uses = ownIcons?.uses;
  const load = useCallback(async () => (uses ? [await uses(url)] : []), [uses, url]);
  return useLoaded(load).loaded;
}
