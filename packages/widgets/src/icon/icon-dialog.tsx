import { isIconName } from '@signalbox/schemas/icon-name';
import { Modal, Tabs } from 'antd';
import { useRef } from 'react';
import { useWidgetServices } from '../services/widget-services-context';
import { useWidgetMessages } from '../widget-messages';
import { handleGridKey } from './handle-grid-key';
import type { ProductIcon } from './icon-labels';
import { OwnIcons } from './own-icons';
import { ProductIcons } from './product-icons';

interface IconDialogProps {
  isOpen: boolean;
  icons: readonly ProductIcon[];
  value: string | undefined;
  nameOf: (value: string) => string;
  onPick: (value: string) => void;
  /** An own icon was deleted. */
  onRemoved: (url: string) => void;
  onClose: () => void;
}

/** Chooses an icon: a tab with those of the product, and one with own icons. Each opening starts afresh. */
export function IconDialog({ isOpen, icons, value, nameOf, onPick, onRemoved, onClose }: IconDialogProps) {
  const messages = useWidgetMessages();
  const { ownIcons } = useWidgetServices();
  const body = useRef<HTMLDivElement>(null);
  const product = {
    key: 'product',
    label: messages('icon.product'),
    children: <ProductIcons icons={icons} value={value} onPick={onPick} />,
  };
  const own = {
    key: 'own',
    label: messages('icon.own'),
    children: <OwnIcons value={value} nameOf={nameOf} onPick={onPick} onRemoved={onRemoved} />,
  };
  const focusSearch = () => {
    // A quick user has gone on already.
    if (!body.current?.contains(document.activeElement))
      body.current?.querySelector<HTMLElement>('input[type=search]')?.focus();
  };
  const isOwn = ownIcons !== undefined && value !== undefined && !isIconName(value);
  return (
    <Modal
      open={isOpen}
      title={messages('icon.choose')}
      footer={null}
      onCancel={onClose}
      // Not earlier: the dialog first notes where the focus was.
      afterOpenChange={(isShown) => isShown && focusSearch()}
      width={640}
      destroyOnHidden
    >
      {/* The icons take the focus. Keys that they do not handle bubble up to here. */}
      <div ref={body} role="presentation" onKeyDown={handleGridKey}>
        <Tabs defaultActiveKey={isOwn ? 'own' : 'product'} items={ownIcons ? [product, own] : [product]} />
      </div>
    </Modal>
  );
}
