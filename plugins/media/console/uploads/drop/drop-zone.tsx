import { useMay } from '@signalbox/api/react';
import { type DragEvent, type ReactNode, useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { nameOf } from '../../library/paths';
import { collectDropped } from '../collect/collect-dropped';
import { useUploadQueue } from '../queue/use-upload-queue';
import styles from './drop-zone.module.css';

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

interface FileDropOptions {
  folder: string;
  isOff: boolean;
}

/** Files from outside of the browser over an element: the folder that would take them, and what the element needs. */
function useFileDrop({ folder, isOff }: FileDropOptions) {
  const { queue } = useUploadQueue();
  const [target, setTarget] = useState<string>();
  const marked = useRef<HTMLElement>(null);
  useEffect(() => {
    // A drop beside the element would open the file instead of the console.
    const keepPage = (event: globalThis.DragEvent) => {
      if (event.defaultPrevented || !event.dataTransfer?.types.includes('Files')) return;
      event.preventDefault();
      event.dataTransfer.dropEffect = 'none';
    };
    const names = ['dragover', 'drop'] as const;
    for (const name of names) addEventListener(name, keepPage);
    return () => {
      for (const name of names) removeEventListener(name, keepPage);
    };
  }, []);

  const mark = (element: HTMLElement | null) => {
    if (marked.current === element) return;
    marked.current?.removeAttribute('data-drop');
    element?.setAttribute('data-drop', '');
    marked.current = element;
  };
  const handleOver = (event: DragEvent<HTMLElement>) => {
    if (isOff || !hasFiles(event)) return;
    event.preventDefault();
    event.dataTransfer.dropEffect = 'copy';
    const element = folderElement(event.target);
    mark(element);
    setTarget(element?.dataset['folder'] ?? folder);
  };
  const end = () => {
    mark(null);
    setTarget(undefined);
  };
  const handleLeave = ({ currentTarget, relatedTarget }: DragEvent<HTMLElement>) => {
    if (!(relatedTarget instanceof Node && currentTarget.contains(relatedTarget))) end();
  };
  const handleDrop = (event: DragEvent<HTMLElement>) => {
    if (isOff || !hasFiles(event)) return;
    event.preventDefault();
    const into = folderElement(event.target)?.dataset['folder'] ?? folder;
    end();
    void collectDropped(event.dataTransfer).then((collected) => queue.add(collected, into));
  };
  return {
    /** Undefined while nothing is over the element. */
    target,
    handlers: { onDragEnter: handleOver, onDragOver: handleOver, onDragLeave: handleLeave, onDrop: handleDrop },
  };
}

function hasFiles({ dataTransfer }: Pick<DragEvent, 'dataTransfer'>): boolean {
  return dataTransfer.types.includes('Files');
}

function folderElement(target: EventTarget): HTMLElement | null {
  return target instanceof Element ? target.closest<HTMLElement>('[data-folder]') : null;
}
