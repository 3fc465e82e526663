import {
  CopyOutlined,
  DeleteOutlined,
  DownloadOutlined,
  DragOutlined,
  EditOutlined,
  FolderOpenOutlined,
  LinkOutlined,
  ScissorOutlined,
  SwapOutlined,
} from '@ant-design/icons';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { Item } from '../items/item';
import { type ActionKey, isPossible } from './allowed-actions';
import type { Actions } from './use-actions';

export interface ActionEntry {
  key: ActionKey;
  label: string;
  icon: ReactNode;
  /** Keyboard shortcut that runs the action. */
  shortcut: string | undefined;
  isPossible: boolean;
  run: () => void;
}

const icons: Record<ActionKey, ReactNode> = {
  open: <FolderOpenOutlined aria-hidden />,
  download: <DownloadOutlined aria-hidden />,
  address: <LinkOutlined aria-hidden />,
  rename: <EditOutlined aria-hidden />,
  moveTo: <DragOutlined aria-hidden />,
  copyTo: <CopyOutlined aria-hidden />,
  cut: <ScissorOutlined aria-hidden />,
  copy: <CopyOutlined aria-hidden />,
  replace: <SwapOutlined aria-hidden />,
  delete: <DeleteOutlined aria-hidden />,
};

const shortcuts: Partial<Record<ActionKey, string>> = {
  open: 'Enter',
  rename: 'F2',
  cut: 'Ctrl+X',
  copy: 'Ctrl+C',
  delete: 'Del',
};

/** The actions that the user may use, with their labels. */
export function useEntries({ usable, run }: Actions, items: readonly Item[]): ActionEntry[] {
  const { t } = useTranslation('media');
  return usable.map((key) => ({
    key,
    label: t(`action.${key}`),
    icon: icons[key],
    shortcut: shortcuts[key],
    isPossible: isPossible(key, items),
    run: () => run(key, items),
  }));
}
