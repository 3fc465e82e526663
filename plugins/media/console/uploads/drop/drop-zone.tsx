import { useMay } from '@signalbox/api/react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { nameOf } from '../../library/paths';
import styles from './drop-zone.module.css';
import { useFileDrop } from './use-file-drop';

interface DropZoneProps {
  /** The shown folder: takes what is dropped beside the folders in it. */
  folder: string;
  className?: string;
  children: ReactNode;
}

/**
 * Takes files and folders that are dropped on it, or on an element with `data-folder` in it: that element names another folder.
 * Inert for users who may not add files.
 */
export function DropZone({ folder, className, children }: DropZoneProps) {
  const { t } = useTranslation('media');
  const mayAdd = useMay()('media.add');
  const { target, handlers } = useFileDrop({ folder, isOff: !mayAdd });
  const name = target === '' ? t('title') : nameOf(target ?? '');
  return (
    <div
      className={[styles.zone, className].filter(Boolean).join(' ')}
      data-active={target === folder || undefined}
      {...handlers}
    >
      {children}
      {target === undefined ? null : (
        <span aria-hidden className={styles.hint}>
          {t('uploads.dropInto', { folder: name })}
        </span>
      )}
    </div>
  );
}
