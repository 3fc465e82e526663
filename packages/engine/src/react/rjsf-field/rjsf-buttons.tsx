import {
  ArrowDownOutlined,
  ArrowUpOutlined,
  CloseOutlined,
  CopyOutlined,
  DeleteOutlined,
  PlusOutlined,
} from '@ant-design/icons';
import { type IconButtonProps, type TemplatesType, TranslatableString } from '@rjsf/utils';
import { Button } from 'antd';
import type { ComponentType } from 'react';

/** The buttons of RJSF's lists, with the looks of ours. */
export const rjsfButtons: Partial<TemplatesType['ButtonTemplates']> = {
  AddButton({ id, className, disabled, onClick, registry }) {
    const text = registry.translateString(TranslatableString.AddItemButton);
    return (
      <Button id={id} className={className} disabled={disabled} onClick={onClick} icon={<PlusOutlined aria-hidden />}>
        {text}
      </Button>
    );
  },
  CopyButton: iconButton(TranslatableString.CopyButton, CopyOutlined),
  MoveDownButton: iconButton(TranslatableString.MoveDownButton, ArrowDownOutlined),
  MoveUpButton: iconButton(TranslatableString.MoveUpButton, ArrowUpOutlined),
  RemoveButton: iconButton(TranslatableString.RemoveButton, DeleteOutlined, { danger: true }),
  ClearButton: iconButton(TranslatableString.ClearButton, CloseOutlined),
};

/** Named by its text: the icon would else name it, in English. */
function iconButton(text: TranslatableString, Icon: typeof DeleteOutlined, { danger = false } = {}) {
  const IconButton: ComponentType<IconButtonProps> = ({ id, className, style, disabled, onClick, registry }) => (
    <Button
      type="text"
      danger={danger}
      id={id}
      className={className}
      style={style}
      disabled={disabled}
      onClick={onClick}
      icon={<Icon aria-hidden />}
      aria-label={registry.translateString(text)}
    />
  );
  return IconButton;
}
