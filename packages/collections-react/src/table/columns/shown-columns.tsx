import { textIn } from '@signalbox/api';
import { useConsole } from '@signalbox/api/react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import {
  dropIndex,
  type ListColumn,
  type ShownColumn,
  withMoved,
  withPin,
  withShown,
  withWidth,
} from '@signalbox/collections-core';
import styles from './chooser.module.css';
import { ColumnRow } from './column-row';

interface ShownColumnsProps {
  columns: readonly ListColumn[];
  shown: readonly ShownColumn[];
  /** False for a column that a search leaves out. */
  isFound: (column: ListColumn) => boolean;
  onChange: (shown: ShownColumn[]) => void;
}

/** The shown columns in their order, with their widths and pins. Screen readers hear where a column is moved. */
export function ShownColumns({ columns, shown, isFound, onChange }: ShownColumnsProps) {
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
