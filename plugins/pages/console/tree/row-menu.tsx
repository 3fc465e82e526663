import {
  ArrowDownOutlined,
  ArrowUpOutlined,
  CopyOutlined,
  DeleteOutlined,
  DragOutlined,
  MenuFoldOutlined,
  MenuUnfoldOutlined,
  PlusOutlined,
} from '@ant-design/icons';
import type { MenuProps } from 'antd';
import type { ReactNode } from 'react';
import { steps, type Step } from '../../shared/tree/step-place';
import type { Moves } from '../editor/use-moves';
import type { RowActions } from './row-actions';

interface RowMenuOptions {
  key: string;
  moves: Moves;
  actions: RowActions;
  t: (key: string) => string;
}

const icons: Record<Step, ReactNode> = {
  up: <ArrowUpOutlined />,
  down: <ArrowDownOutlined />,
  in: <MenuUnfoldOutlined />,
  out: <MenuFoldOutlined />,
};

/** The entries of a page's menu that the user may use. */
export function rowMenu({ key, moves, actions, t }: RowMenuOptions): NonNullable<MenuProps['items']> {
  const { canMove, canDelete, onMoveTo, onAddBelow, onDuplicate, onDelete } = actions;
  const moving = [
    ...steps.map((step) => ({
      key: step,
      label: t(`step.${step}`),
      icon: icons[step],
      disabled: !moves.canStep(key, step),
      onClick: () => moves.step(key, step),
    })),
    { key: 'moveTo', label: t('moveTo.open'), icon: <DragOutlined />, onClick: () => onMoveTo(key) },
    { key: 'moveEnd', type: 'divider' as const },
  ];
  return [
    ...(canMove(key) ? moving : []),
    ...(onAddBelow
      ? [{ key: 'add', label: t('add.below'), icon: <PlusOutlined />, onClick: () => onAddBelow(key) }]
      : []),
    ...(onDuplicate
      ? [{ key: 'duplicate', label: t('duplicate'), icon: <CopyOutlined />, onClick: () => onDuplicate(key) }]
      : []),
    ...(canDelete(key)
      ? [
          {
            key: 'delete',
            label: t('delete.open'),
            icon: <DeleteOutlined />,
            danger: true,
            onClick: () => onDelete(key),
          },
        ]
      : []),
  ];
}
