import { Empty, Flex, Input } from 'antd';
import { useId, useRef, useState, type KeyboardEvent } from 'react';
import { useWidgetMessages } from '../widget-messages';
import './icon-grid.css';
import { searchIcons, type ProductIcon } from './icon-labels';
import { IconDrawing } from './icon-drawing';
import { useGridVariables } from './use-grid-variables';

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
  const [reached, setReached] = useState<string>();
  const found = text.trim() === '' ? icons : searchIcons(icons, text);
  const stop = [reached, value].find((name) => found.some((icon) => icon.name === name)) ?? found[0]?.name;

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
      <div
        ref={list}
        id={listId}
        {...listbox}
        aria-label={messages('icon.product')}
        className="sb-icons"
        style={useGridVariables()}
        hidden={found.length === 0}
      >
        {found.map(({ name, label }) => (
          <button
            key={name}
            type="button"
            {...optionAria(name === value)}
            className="sb-icon"
            data-pick
            tabIndex={name === stop ? 0 : -1}
            title={label}
            onFocus={() => setReached(name)}
            onClick={() => onPick(name)}
          >
            <IconDrawing value={name} />
            <span className="sb-icon-name">{label}</span>
          </button>
        ))}
      </div>
    </Flex>
  );
}

// The tag `select` cannot show a grid.
const listbox = { role: 'listbox' } as const;
const optionAria = (isChosen: boolean) => ({ role: 'option', 'aria-selected': isChosen }) as const;

const visuallyHidden = {
  position: 'absolute',
  inlineSize: 1,
  blockSize: 1,
  overflow: 'hidden',
  clipPath: 'inset(50%)',
} as const;
