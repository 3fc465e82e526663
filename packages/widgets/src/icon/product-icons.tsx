import { Empty, Flex, Input } from 'antd';
import { useId, useRef, useState, type KeyboardEvent } from 'react';
import { useWidgetMessages } from '../widget-messages';
import { searchIcons, type ProductIcon } from './icon-labels';
import { ProductIconList } from './product-icon-list';

interface ProductIconsProps {
  icons: readonly ProductIcon[];
  value: string | undefined;
  onPick: (name: string) => void;
}

/** The icons of the product, with search. The list has one tab stop, and arrow keys move within. */
export function ProductIcons({ icons, value, onPick }: ProductIconsProps) {
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
