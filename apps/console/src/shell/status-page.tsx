import type { ReactNode } from 'react';
import styles from './status-page.module.css';

interface StatusPageProps {
  title: string;
  /** One paragraph, or several. */
  text: string | readonly string[];
  /** Technical detail, in small type. */
  detail?: string;
  action?: ReactNode;
}

/** A page that explains why there is no content, and where to go. */
export function StatusPage({ title, text, detail, action }: StatusPageProps) {
  return (
    <div className={styles.page}>
      <span className={styles.signal} aria-hidden />
      <h1 className={styles.title}>{title}</h1>
      {[text].flat().map((paragraph) => (
        <p key={paragraph} className={styles.text}>
          {paragraph}
        </p>
      ))}
      {detail && <p className={styles.detail}>{detail}</p>}
      {action && <div className={styles.action}>{action}</div>}
    </div>
  );
}
