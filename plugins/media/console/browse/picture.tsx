import { imageUrl } from '@signalbox/api/client';
import { useState } from 'react';
import type { Item } from '../items/item';
import { KindIcon } from '../items/kind-icon';
import styles from './list.module.css';

interface PictureProps {
  item: Item;
  /** Longest side in pixels of the thumbnail, twice as many as of its place for sharp screens. */
  side: 160 | 320;
}

/** The thumbnail of a picture, or an icon of its kind for other files and for pictures without a thumbnail. */
export function Picture({ item, side }: PictureProps) {
  const [failed, setFailed] = useState<string>();
  const isPicture = item.kind === 'file' && item.file.kind === 'image';
  // A replaced file keeps its address: the browser would show the content that it has.
  const source = isPicture
    ? `${imageUrl(item.file.url)}?thumbnail=${side}&changed=${Date.parse(item.file.modifiedAt)}`
    : undefined;
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
