import { Skeleton } from 'antd';
import styles from './loading-lines.module.css';

/** Placeholder of loading content. Screen readers read `label`. */
export function LoadingLines({ label, rows }: { label: string; rows: number }) {
  return (
    <output className={styles.lines} aria-busy="true" aria-label={label}>
      <Skeleton active title={false} paragraph={{ rows }} />
    </output>
  );
}
