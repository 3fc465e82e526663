import { useConsole } from '@signalbox/api/react';
import { useVirtualizer } from '@tanstack/react-virtual';
import { useMemo, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { bytesText } from '../../library/bytes-text';
import { isQuestion, isUnderWay, type UploadItem, type UploadState } from '../items/upload-item';
import type { UploadQueue } from '../queue/upload-queue';
import styles from './panel.module.css';
import { UploadRow } from './upload-row';
import { useProblemText } from './use-problem-text';

/** Pixels; rows with a longer text are higher. */
const rowHeight = 52;

interface UploadRowsProps {
  items: readonly UploadItem[];
  queue: UploadQueue;
}

/** The items: failures first, then what runs, what waits, and what has ended, the latest first. Draws the rows in sight. */
export function UploadRows({ items, queue }: UploadRowsProps) {
  const { t } = useTranslation('media');
  const stateText = useStateText();
  const scroller = useRef<HTMLDivElement>(null);
  const ordered = useMemo(() => {
    const groups: UploadItem[][] = [[], [], [], []];
    for (const item of items) groups[groupOf(item.state)]?.push(item);
    groups[3]?.reverse();
    return groups.flat();
  }, [items]);
  // oxlint-disable-next-line react/incompatible-library -- no compiler memoises this code
  const rows = useVirtualizer({
    count: ordered.length,
    getScrollElement: () => scroller.current,
    getItemKey: (index) => ordered[index]?.id ?? index,
    estimateSize: () => rowHeight,
    overscan: 4,
  });
  // The button is gone: the keyboard goes on in the list.
  const handleCancel = (id: string) => {
    queue.cancel(id);
    scroller.current?.focus();
  };
  return (
    <div ref={scroller} tabIndex={-1} className={styles.scroller}>
      <ul aria-label={t('uploads.list')} className={styles.content} style={{ blockSize: rows.getTotalSize() }}>
        {rows.getVirtualItems().map(({ index, start }) => {
          const item = ordered[index];
          return item === undefined ? null : (
            <li
              key={item.id}
              ref={rows.measureElement}
              data-index={index}
              aria-setsize={ordered.length}
              aria-posinset={index + 1}
              className={styles.place}
              style={{ transform: `translateY(${start}px)` }}
            >
              <UploadRow item={item} text={stateText(item)} onRetry={queue.retry} onCancel={handleCancel} />
            </li>
          );
        })}
      </ul>
    </div>
  );
}

function groupOf(state: UploadState): number {
  if (state.kind === 'failed') return 0;
  if (state.kind === 'waiting' || isQuestion(state)) return 2;
  return isUnderWay(state) ? 1 : 3;
}

/** The state of an item, in the user's locale. */
function useStateText(): (item: UploadItem) => string {
  const { t } = useTranslation('media');
  const { language } = useConsole();
  const problemText = useProblemText();
  const percent = new Intl.NumberFormat(language, { style: 'percent' });
  return ({ name, state, bytes }) => {
    switch (state.kind) {
      case 'checking':
        return t('uploads.state.checking', { percent: percent.format(bytes === 0 ? 0 : state.done / bytes) });
      case 'sending': {
        const texts = { done: bytesText(state.done, language), total: bytesText(bytes, language) };
        return t('uploads.state.sending', texts);
      }
      case 'existing':
        return t('uploads.state.existing', { path: state.existing.path });
      case 'failed':
        return problemText(state.error, name);
      case 'waiting':
      case 'storing':
      case 'interrupted':
      case 'skipped':
      case 'duplicate':
      case 'clash':
      case 'stored':
        return t(`uploads.state.${state.kind}`);
    }
  };
}
