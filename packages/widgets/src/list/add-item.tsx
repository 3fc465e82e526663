import { PlusOutlined } from '@ant-design/icons';
import { Button } from 'antd';
import { visuallyHidden } from './visually-hidden';

interface AddItemProps {
  /** Id of the list, which the label of its field names. */
  id: string;
  label: string;
  isDisabled: boolean;
  /** False: the list has no such button. */
  canAdd: boolean;
  /** Says what the last change of the list did, for screen readers. */
  announcement: string;
  onAdd: () => void;
}

/** The end of a list: the button that adds an item, and the place where changes are announced. */
export function AddItem({ id, label, isDisabled, canAdd, announcement, onAdd }: AddItemProps) {
  return (
    <>
      {canAdd && (
        <Button
          id={id}
          aria-label={label}
          data-list-add
          icon={<PlusOutlined aria-hidden />}
          onClick={onAdd}
          disabled={isDisabled}
        >
          {label}
        </Button>
      )}
      <output style={visuallyHidden}>{announcement}</output>
    </>
  );
}
