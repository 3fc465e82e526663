import { DeleteOutlined } from '@ant-design/icons';
import { Button } from 'antd';
import { useWidgetMessages } from '../widget-messages';
import { IconDrawing } from './icon-drawing';

interface OwnIconCellProps {
  url: string;
  name: string;
  isChosen: boolean;
  disabled: boolean;
  onPick: () => void;
  /** Missing if the user may not delete icons. */
  onRemove?: () => void;
}

export function OwnIconCell({ url, name, isChosen, disabled, onPick, onRemove }: OwnIconCellProps) {
  const messages = useWidgetMessages();
  return (
    <li className="sb-icon-cell">
      <button
        type="button"
        className="sb-icon"
        data-pick
        aria-pressed={isChosen}
        title={name}
        disabled={disabled}
        onClick={onPick}
      >
        <IconDrawing value={url} />
        <span className="sb-icon-name" dir="auto">
          {name}
        </span>
      </button>
      {onRemove && (
        <Button
          className="sb-icon-remove"
          type="text"
          size="small"
          danger
          icon={<DeleteOutlined aria-hidden />}
          aria-label={messages('icon.remove', { name })}
          disabled={disabled}
          onClick={onRemove}
        />
      )}
    </li>
  );
}
