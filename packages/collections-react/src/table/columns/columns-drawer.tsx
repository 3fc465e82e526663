import { textIn } from '@signalbox/api';
import { useConsole } from '@signalbox/api/react';
import { Button, Checkbox, Drawer, Input } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { defaultColumns, type ListColumn, type ShownColumn, withShown } from '@signalbox/collections-core';
import { useOpenerFocus } from '../../common/use-opener-focus';
import styles from './chooser.module.css';
import { ShownColumns } from './shown-columns';

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
