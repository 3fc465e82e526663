import { textIn } from '@signalbox/api';
import { useConsole } from '@signalbox/api/react';
import {
  defaultColumns,
  dropIndex,
  type ListColumn,
  type ShownColumn,
  withMoved,
  withPin,
  withShown,
  withWidth,
} from '@signalbox/collections-core';
import { Button, Checkbox, Drawer, Input } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useOpenerFocus } from '../../common/use-opener-focus';
import styles from './chooser.module.css';
import { ColumnRow } from './column-row';

interface ColumnsDrawerProps {
  columns: readonly ListColumn[];
  shown: readonly ShownColumn[];
  onChange: (shown: ShownColumn[]) => void;
  onClose: () => void;
}

/** Chooses the columns of a list, their order, widths and pins. Each change takes effect at once. */
export function ColumnsDrawer({ columns, shown, onChange, onClose }: ColumnsDrawerProps) {
  const { t } = useTranslation('collections-react');
  const { language, languages } = useConsole();
  useOpenerFocus();
  const [text, setText] = useState('');
  const isRtl = languages.find(({ code }) => code === language)?.direction === 'rtl';
  const wanted = text.trim().toLocaleLowerCase(language);
  const isFound = ({ title, path }: ListColumn) =>
    [textIn(title, language), path].some((each) => each.toLocaleLowerCase(language).includes(wanted));
  const hidden = columns.filter((column) => isFound(column) && !shown.some((each) => each.column.path === column.path));
  return (
    <Drawer
      open
      onClose={onClose}
      placement={isRtl ? 'left' : 'right'}
      size={480}
      title={t('columns.title')}
      closable={{ 'aria-label': t('columns.close') }}
      styles={{ wrapper: { maxInlineSize: '100%' } }}
      extra={<Button onClick={() => onChange(defaultColumns(columns))}>{t('columns.reset')}</Button>}
    >
      <div className={styles.chooser}>
        {columns.length > maxWithoutSearch ? (
          <Input
            type="search"
            allowClear
            aria-label={t('columns.search')}
            placeholder={t('columns.search')}
            value={text}
            onChange={(event) => setText(event.target.value)}
          />
        ) : null}
        <h3 className={styles.heading}>{t('columns.shown')}</h3>
        <ShownColumns {...{ columns, shown, isFound, onChange }} />
        {hidden.length > 0 ? <h3 className={styles.heading}>{t('columns.hidden')}</h3> : null}
        <HiddenColumns hidden={hidden} onShow={(column) => onChange(withShown(shown, column, true))} />
      </div>
    </Drawer>
  );
}

interface HiddenColumnsProps {
  hidden: readonly ListColumn[];
  onShow: (column: ListColumn) => void;
}

function HiddenColumns({ hidden, onShow }: HiddenColumnsProps) {
  const { language } = useConsole();
  const named = hidden
    .map((column) => ({ column, title: textIn(column.title, language) }))
    .toSorted((one, other) => one.title.localeCompare(other.title, language));
  return (
    <ul className={styles.rows}>
      {named.map(({ column, title }) => (
        <li key={column.path} className={styles.hiddenRow}>
          <Checkbox checked={false} onChange={() => onShow(column)}>
            <bdi>{title}</bdi>
            {column.groups.length > 0 ? (
              <bdi className={styles.groups}>{column.groups.map((group) => textIn(group, language)).join(' / ')}</bdi>
            ) : null}
          </Checkbox>
        </li>
      ))}
    </ul>
  );
}

const maxWithoutSearch = 8;

interface ShownColumnsProps {
  columns: readonly ListColumn[];
  shown: readonly ShownColumn[];
  /** False for a column that a search leaves out. */
  isFound: (column: ListColumn) => boolean;
  onChange: (shown: ShownColumn[]) => void;
}

/** The shown columns in their order, with their widths and pins. Screen readers hear where a column is moved. */
function ShownColumns({ columns, shown, isFound, onChange }: ShownColumnsProps) {
  const { t } = useTranslation('collections-react');
  const { language } = useConsole();
  const [announced, setAnnounced] = useState('');
  const move = (path: string, index: number) => {
    const column = columns.find((each) => each.path === path);
    if (column === undefined) return;
    const next = withMoved(shown, path, index);
    onChange(next);
    const position = next.findIndex((each) => each.column === column) + 1;
    setAnnounced(t('columns.moved', { column: textIn(column.title, language), position, count: next.length }));
  };
  return (
    <>
      <ul className={styles.rows}>
        {shown.map((each, index) => {
          const { column } = each;
          const { path } = column;
          return isFound(column) ? (
            <ColumnRow
              key={path}
              shown={each}
              isTitle={column === columns[0]}
              onHide={() => onChange(withShown(shown, column, false))}
              onMove={(by) => move(path, index + by)}
              onDrop={({ dragged, isAfter }) => move(dragged, dropIndex(shown, { dragged, target: path, isAfter }))}
              onWidth={(width) => onChange(withWidth(shown, path, width))}
              onPin={(pin) => onChange(withPin(shown, path, pin))}
            />
          ) : null;
        })}
      </ul>
      <output className="visually-hidden">{announced}</output>
    </>
  );
}
