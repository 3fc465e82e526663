import { imageUrl } from '@signalbox/api/client';
import { useState } from 'react';
import type { Item } from '../items/item';
import { KindIcon } from '../items/kind-icon';
import styles from './list.module.css';

/** Bytes. A larger picture would be slow in a list; an icon stands for it. */
const maxPictureBytes = 512 * 1024;

/** The picture itself where it is small, else an icon of its kind. */
export function Picture({ item }: { item: Item }) {
  const [failed, setFailed] = useState<string>();
  const isShown = item.kind === 'file' && item.file.kind === 'image' && item.file.bytes <= maxPictureBytes;
  const source = isShown ? imageUrl(item.file.url) : undefined;
  return (
    <span className={item.kind === 'directory' ? `${styles.picture} ${styles.directory}` : styles.picture}>
      {source === undefined || failed === source ? (
        <KindIcon item={item} />
      ) : (
        <img src={source} alt="" loading="lazy" decoding="async" draggable={false} onError={() => setFailed(source)} />
      )}
    </span>
  );
}
