import { MoreOutlined } from '@ant-design/icons';
import { MenuButton } from '@signalbox/console-kit/menu-button';
import type { MenuProps } from 'antd';
import { useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { type ListColumn, maxSorts, type ShownColumn, type SortKey } from '@signalbox/collections-core';
import styles from './record-table.module.css';

export interface HeaderMenuProps {
  column: ListColumn;

  title: string;
  pin: ShownColumn['pin'];
  sorts: readonly SortKey[];
  onSort: (sorts: SortKey[]) => void;
  onPin: (pin: ShownColumn['pin']) => void;
  /** Undefined for the column that names records: it is always shown. */
  onHide: (() => void) | undefined;
}

/** Offers what the title of a column does by clicks and keys, in words; and its pin. */
export function HeaderMenu({ column: { path, compare }, title, pin, sorts, onSort, onPin, onHide }: HeaderMenuProps) {
  const { t } = useTranslation('collections-react');
  const button = useRef<HTMLButtonElement>(null);
  const others = sorts.filter((each) => each.path !== path);
  const isSorted = others.length < sorts.length;
  const canAdd = !isSorted && others.length > 0 && sorts.length < maxSorts;
  const items: { key: string; label: string; act: () => void; isShown?: boolean }[] = [
    { key: 'ascending', label: t('header.ascending'), act: () => onSort([{ path, isDescending: false }]) },
    { key: 'descending', label: t('header.descending'), act: () => onSort([{ path, isDescending: true }]) },
    {
      key: 'add',
      label: t('header.add'),
      act: () => onSort([...sorts, { path, isDescending: false }]),
      isShown: canAdd,
    },
    { key: 'remove', label: t('header.remove'), act: () => onSort(others), isShown: isSorted },
  ];
  const pins = [
    { key: 'start', label: t('header.pin.start'), act: () => onPin('start'), isShown: pin !== 'start' },
    { key: 'end', label: t('header.pin.end'), act: () => onPin('end'), isShown: pin !== 'end' },
    { key: 'none', label: t('header.pin.none'), act: () => onPin(undefined), isShown: pin !== undefined },
  ];
  const hide = { key: 'hide', label: t('header.hide') };
  const handleClick: MenuProps['onClick'] = ({ key }) => {
    if (key !== hide.key) {
      // The entry that has the focus may go with what it does.
      button.current?.focus();
      return [...items, ...pins].find((item) => item.key === key)?.act();
    }
    focusBeside(button.current?.closest('th'));
    onHide?.();
  };
  const itemsOf = (list: typeof items) =>
    list.filter(({ isShown = true }) => isShown).map(({ key, label }) => ({ key, label }));
  const menu: MenuProps = {
    items: [
      ...(compare === undefined ? [...itemsOf(items), { type: 'divider' as const }] : []),
      ...itemsOf(pins),
      ...(onHide ? [{ type: 'divider' as const }, hide] : []),
    ],
    onClick: handleClick,
  };
  return (
    <MenuButton ref={button} menu={menu} placement="bottomRight">
      <button type="button" className={styles.options} aria-label={t('header.menu', { column: title })}>
        <MoreOutlined aria-hidden />
      </button>
    </MenuButton>
  );
}

/** Moves the focus to the title of a column beside this one, which is about to go. */
function focusBeside(cell: Element | null | undefined): void {
  const neighbour = cell?.previousElementSibling ?? cell?.nextElementSibling;
  neighbour?.querySelector<HTMLElement>('button, input')?.focus();
}
