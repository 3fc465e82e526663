import { ArrowDownOutlined, ArrowUpOutlined, DeleteOutlined } from '@ant-design/icons';
import { Button, Flex } from 'antd';
import { useWidgetMessages } from '../widget-messages';

interface ItemActionsProps {
  title: string;
  index: number;
  count: number;
  disabled: boolean;
  onMove: (to: number) => void;
  onRemove: () => void;
}

/**
 * Buttons to move and remove an item. At either end the button is kept without effect, so that the moved item's button
 * keeps focus.
 */
export function ItemActions({ title, index, count, disabled, onMove, onRemove }: ItemActionsProps) {
  const messages = useWidgetMessages();
  const isFirst = index === 0;
  const isLast = index === count - 1;
  return (
    <Flex flex="none" style={{ marginInlineStart: 'auto' }}>
      <Button
        type="text"
        icon={<ArrowUpOutlined aria-hidden />}
        aria-label={messages('list.up', { item: title })}
        aria-disabled={isFirst}
        onClick={() => !isFirst && onMove(index - 1)}
        disabled={disabled}
      />
      <Button
        type="text"
        icon={<ArrowDownOutlined aria-hidden />}
        aria-label={messages('list.down', { item: title })}
        aria-disabled={isLast}
        onClick={() => !isLast && onMove(index + 1)}
        disabled={disabled}
      />
      <Button
        type="text"
        danger
        icon={<DeleteOutlined aria-hidden />}
        aria-label={messages('list.remove', { item: title })}
        onClick={onRemove}
        disabled={disabled}
      />
    </Flex>
  );
}
