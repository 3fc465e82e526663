import { textIn } from '@signalbox/api';
import { useConsole } from '@signalbox/api/react';
import { Button, Checkbox, Drawer, Input } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { ListColumn } from '../columns/list-column';
import { defaultColumns, type ShownColumn, withWidth } from '../layout/column-layout';
import { dropIndex, withMoved, withPin, withShown } from './change-columns';
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
  const { t } = useTranslation('lists');
  const { language, languages } = useConsole();
  const [text, setText] = useState('');
  const [announced, setAnnounced] = useState('');
  const isRtl = languages.find(({ code }) => code === language)?.direction === 'rtl';
  const titleOf = (column: ListColumn) => textIn(column.title, language);
  const isFound = (column: ListColumn) =>
    [titleOf(column), column.path].some((each) =>
      each.toLocaleLowerCase(language).includes(text.trim().toLocaleLowerCase(language)),
    );
  const hidden = columns
    .filter((column) => !shown.some((each) => each.column.path === column.path))
    .toSorted((one, other) => titleOf(one).localeCompare(titleOf(other), language));
  const move = (column: ListColumn, index: number) => {
    const next = withMoved(shown, column.path, index);
    onChange(next);
    const position = next.findIndex((each) => each.column.path === column.path) + 1;
    setAnnounced(t('columns.moved', { column: titleOf(column), position, count: next.length }));
  };
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
        {columns.length > maxWithoutSearch ? <ColumnSearch text={text} onChange={setText} /> : null}
        <h3 className={styles.heading}>{t('columns.shown')}</h3>
        <ul className={styles.rows}>
          {shown.map((each, index) =>
            isFound(each.column) ? (
              <ColumnRow
                key={each.column.path}
                shown={each}
                isTitle={each.column === columns[0]}
                onHide={() => onChange(withShown(shown, each.column, false))}
                onMove={(by) => move(each.column, index + by)}
                onDrop={({ dragged, isAfter }) => {
                  const found = columns.find(({ path }) => path === dragged);
                  if (found) move(found, dropIndex(shown, { dragged, target: each.column.path, isAfter }));
                }}
                onWidth={(width) => onChange(withWidth(shown, each.column.path, width))}
                onPin={(pin) => onChange(withPin(shown, each.column.path, pin))}
              />
            ) : null,
          )}
        </ul>
        {hidden.length > 0 ? <h3 className={styles.heading}>{t('columns.hidden')}</h3> : null}
        <ul className={styles.rows}>
          {hidden.filter(isFound).map((column) => (
            <HiddenRow key={column.path} column={column} onShow={() => onChange(withShown(shown, column, true))} />
          ))}
        </ul>
        <output className={styles.announced}>{announced}</output>
      </div>
    </Drawer>
  );
}

const maxWithoutSearch = 8;

function ColumnSearch({ text, onChange }: { text: string; onChange: (text: string) => void }) {
  const { t } = useTranslation('lists');
  return (
    <Input
      type="search"
      allowClear
      aria-label={t('columns.search')}
      placeholder={t('columns.search')}
      value={text}
      onChange={(event) => onChange(event.target.value)}
    />
  );
}

function HiddenRow({ column, onShow }: { column: ListColumn; onShow: () => void }) {
  const { language } = useConsole();
  return (
    <li className={styles.hiddenRow}>
      <Checkbox checked={false} onChange={onShow}>
        <bdi>{textIn(column.title, language)}</bdi>
        {column.groups.length > 0 ? (
          <bdi className={styles.groups}>{column.groups.map((group) => textIn(group, language)).join(' / ')}</bdi>
        ) : null}
      </Checkbox>
    </li>
  );
}
