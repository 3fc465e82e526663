import { Alert, Modal, Spin } from 'antd';
import { useCallback } from 'react';
import { type Loaded, useLoaded } from '../services/use-loaded';
import type { IconUses as Uses } from '../services/widget-services';
import { useWidgetServices } from '../services/widget-services-context';
import { useWidgetMessages } from '../widget-messages';
import { IconDrawing } from './icon-drawing';

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

/** Shows where an own icon is used, as a live region: the answer comes after the question. */
function IconUses({ loaded }: { loaded: Loaded<Uses> }) {
  return (
    <output style={{ display: 'block' }}>
      <Answer loaded={loaded} />
    </output>
  );
}

function Answer({ loaded }: { loaded: Loaded<Uses> }) {
  const messages = useWidgetMessages();
  const [uses] = loaded.items;
  if (loaded.status === 'loading')
    return (
      <>
        <Spin size="small" /> {messages('icon.usesLoading')}
      </>
    );
  if (loaded.status === 'failed')
    return (
      <>
        <Alert type="warning" showIcon title={messages('icon.usesFailed', { reason: loaded.reason })} />
        <p>{messages('icon.confirmDetail')}</p>
      </>
    );
  if (uses === undefined) return <p>{messages('icon.confirmDetail')}</p>;
  if (uses.count === 0) return <p>{messages('icon.unused')}</p>;
  const hidden = uses.count - uses.names.length;
  return (
    <Alert
      type="warning"
      showIcon
      title={messages('icon.used', { count: uses.count })}
      description={
        <ul style={listStyle}>
          {uses.names.map((name, index) => (
            // Two pages may have the same title.
            <li key={index}>
              <bdi>{name}</bdi>
            </li>
          ))}
          {hidden > 0 && <li>{messages('icon.usedHidden', { count: hidden })}</li>}
        </ul>
      }
    />
  );
}

const listStyle = { margin: 0, paddingInlineStart: 20, maxBlockSize: 240, overflow: 'auto' } as const;
