import { theme } from 'antd';
import styles from './form-skeleton.module.css';

const rows = ['40%', '100%', '30%', '100%', '35%', '100%'];

/** Placeholder of a loading form. */
export function FormSkeleton({ label }: { label: string }) {
  const { token } = theme.useToken();
  return (
    <output className={styles.form} aria-busy="true" aria-label={label}>
      {rows.map((inlineSize, index) => (
        <span key={index} className={styles.row} style={{ inlineSize, background: token.colorFillSecondary }} />
      ))}
    </output>
  );
}
