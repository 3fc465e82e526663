import { ArrowDownOutlined, ArrowUpOutlined, CopyOutlined, DeleteOutlined } from '@ant-design/icons';
import { Button, Flex } from 'antd';
import { useWidgetMessages } from '../widget-messages';
import type { ListButtons } from './list-buttons';

interface ItemActionsProps {
  title: string;
  index: number;
  count: number;
  disabled: boolean;
  buttons: ListButtons;
  /** The list has as many items as it can have. */
  isFull: boolean;
  onCopy: () => void;
  onMove: (to: number) => void;
  onRemove: () => void;
}

/**
 * Buttons to copy, move and remove an item. At either end the button is kept without effect, so that the moved item's button
 * keeps focus.
 */
export function ItemActions({ title, index, count, disabled, buttons, isFull, ...on }: ItemActionsProps) {
  const messages = useWidgetMessages();
  const isFirst = index === 0;
  const isLast = index === count - 1;
  return (
    <Flex flex="none" style={{ marginInlineStart: 'auto' }}>
      {buttons.canMove && (
        <>
          <Button
            type="text"
            icon={<ArrowUpOutlined aria-hidden />}
            aria-label={messages('list.up', { item: title })}
            aria-disabled={isFirst}
            onClick={() => !isFirst && on.onMove(index - 1)}
            disabled={disabled}
          />
          <Button
            type="text"
            icon={<ArrowDownOutlined aria-hidden />}
            aria-label={messages('list.down', { item: title })}
            aria-disabled={isLast}
            onClick={() => !isLast && on.onMove(index + 1)}
            disabled={disabled}
          />
        </>
      )}
      {buttons.canCopy && (
        <Button
          type="text"
          icon={<CopyOutlined aria-hidden />}
          aria-label={messages('list.copy', { item: title })}
          onClick={on.onCopy}
          disabled={disabled || isFull}
        />
      )}
      {buttons.canRemove && (
        <Button
          type="text"
          danger
          icon={<DeleteOutlined aria-hidden />}
          aria-label={messages('list.remove', { item: title })}
          onClick={on.onRemove}
          disabled={disabled}
        />
      )}
    </Flex>
  );
}
