import { Table, type TableProps } from 'antd';
import styles from './section.module.css';

/** A table that scrolls sideways on a narrow screen. */
export function FiguresTable<Row extends object>({ label, ...table }: TableProps<Row> & { label: string }) {
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- the keyboard scrolls it
    <section className={styles.scroll} aria-label={label} tabIndex={0}>
      <Table<Row> aria-label={label} size="small" {...table} />
    </section>
  );
}
