import { Typography } from 'antd';
import { useId, type ReactNode } from 'react';
import styles from './details.module.css';

/** A part of the details of a file, with its title. */
export function Section({ title, children }: { title: string; children: ReactNode }) {
  const id = useId();
  return (
    <section aria-labelledby={id} className={styles.section}>
      <Typography.Title level={2} id={id} className={styles.title}>
        {title}
      </Typography.Title>
      {children}
    </section>
  );
}
