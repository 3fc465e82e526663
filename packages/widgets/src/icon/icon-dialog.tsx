import { isIconName } from '@signalbox/schemas/icon-name';
import { Empty, Flex, Input, Modal, Tabs } from 'antd';
import { type KeyboardEvent, useId, useRef, useState } from 'react';
import { useWidgetServices } from '../services/widget-services-context';
import { useWidgetMessages } from '../widget-messages';
import { nextCell } from './grid-keys';
import { type ProductIcon, searchIcons } from './icon-labels';
import { OwnIcons } from './own-icons';
import { ProductIconList } from './product-icon-list';

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

interface ProductIconsProps {
  icons: readonly ProductIcon[];
  value: string | undefined;
  onPick: (name: string) => void;
}

/** The icons of the product, with search. The list has one tab stop, and arrow keys move within. */
function ProductIcons({ icons, value, onPick }: ProductIconsProps) {
  const messages = useWidgetMessages();
  const listId = useId();
  const list = useRef<HTMLDivElement>(null);
  const [text, setText] = useState('');
  const found = text.trim() === '' ? icons : searchIcons(icons, text);

  const handleSearchKey = (event: KeyboardEvent) => {
    if (event.nativeEvent.isComposing) return;
    if (event.key === 'ArrowDown') {
      event.preventDefault();
      list.current?.querySelector<HTMLElement>('[tabindex="0"]')?.focus();
    }
    // The first match, as searches of menus do. Without a text, Enter chooses nothing by accident.
    if (event.key === 'Enter' && text.trim() !== '' && found[0]) onPick(found[0].name);
  };
  return (
    <Flex vertical gap="small">
      <Input
        type="search"
        aria-label={messages('icon.search')}
        aria-controls={listId}
        placeholder={messages('icon.search')}
        value={text}
        onChange={(event) => setText(event.target.value)}
        onKeyDown={handleSearchKey}
        allowClear
      />
      <output style={visuallyHidden}>{messages('icon.count', { count: found.length })}</output>
      {found.length === 0 && (
        <Empty image={Empty.PRESENTED_IMAGE_SIMPLE} description={messages('icon.noMatch', { text: text.trim() })} />
      )}
      <ProductIconList ref={list} id={listId} icons={found} value={value} onPick={onPick} />
    </Flex>
  );
}

const visuallyHidden = {
  position: 'absolute',
  inlineSize: 1,
  blockSize: 1,
  overflow: 'hidden',
  clipPath: 'inset(50%)',
} as const;

/**
 * For an element around a grid of icons: arrow keys, Home and End move the focus between its elements with
 * `data-pick`.
 */
function handleGridKey(event: KeyboardEvent): void {
  const grid = event.target instanceof Element ? event.target.closest('.sb-icons') : null;
  const cells = [...(grid?.querySelectorAll<HTMLElement>('[data-pick]') ?? [])];
  const index = cells.findIndex((cell) => cell === event.target);
  if (!grid || index < 0 || event.altKey || event.ctrlKey || event.metaKey) return;
  const { gridTemplateColumns, direction } = getComputedStyle(grid);
  const columns = gridTemplateColumns.split(' ').length;
  const next = nextCell({ key: event.key, index, count: cells.length, columns, isRtl: direction === 'rtl' });
  if (next === undefined) return;
  event.preventDefault();
  cells[next]?.focus();
}
