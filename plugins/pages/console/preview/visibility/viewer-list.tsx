import type { ReactNode } from 'react';
import { useId } from 'react';
import type { PreviewViewer } from '../viewers/use-viewers';
import styles from './who-sees.module.css';

interface ViewerListProps {
  title: string;
  icon: ReactNode;
  items: readonly { viewer: PreviewViewer; texts: readonly string[] }[];
}

/** Viewers with a sentence each; nothing without viewers. */
export function ViewerList({ title, icon, items }: ViewerListProps) {
  const id = useId();
  if (items.length === 0) return null;
  return (
    <div className={styles.group}>
      <span id={id} className={styles.groupTitle}>
        {title}
      </span>
      <ul aria-labelledby={id} className={styles.list}>
        {items.map(({ viewer, texts }) => (
          <li key={viewer.id} className={styles.item}>
            {icon}
            <div>
              <bdi className={styles.name}>{viewer.name}</bdi>
              {texts.map((text) => (
                <p key={text} className={styles.reason}>
                  {text}
                </p>
              ))}
            </div>
          </li>
        ))}
      </ul>
    </div>
  );
}
