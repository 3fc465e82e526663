import { Typography } from 'antd';
import type { ReactNode } from 'react';
import styles from './page-frame.module.css';

interface PageFrameProps {
  /** Without one, while it is not known, the page has no header. */
  title?: ReactNode;
  /** A sentence below the title. */
  description?: ReactNode;
  /** Buttons at the end of the header. */
  actions?: ReactNode;
  /** `wide` for tables and panes side by side; at most 1,760 px instead of 1,320. */
  width?: 'normal' | 'wide';
  children: ReactNode;
}

/** The frame of a page of the console: its header, and its content below. */
export function PageFrame({ title, description, actions, width = 'normal', children }: PageFrameProps) {
  return (
    <div className={styles.page} data-width={width}>
      {title === undefined ? null : (
        <header className={styles.header}>
          <div className={styles.titles}>
            <Typography.Title level={1} className={styles.title}>
              {title}
            </Typography.Title>
            {description === undefined ? null : <Typography.Text type="secondary">{description}</Typography.Text>}
          </div>
          {actions}
        </header>
      )}
      {children}
    </div>
  );
}

/** The surface on which the parts of a page lie. */
export function PageCard({ children }: { children: ReactNode }) {
  return <div className={styles.card}>{children}</div>;
}
