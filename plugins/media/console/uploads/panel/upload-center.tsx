import { useConsole, useMay } from '@signalbox/api/react';
import { useCloseQuestion } from '@signalbox/console-kit';
import { useAtomValue } from 'jotai/react';
import { lazy, Suspense, useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router-dom';
import type { UploadItem } from '../items/upload-item';
import { summaryOf } from '../items/upload-summary';
import { uploadsAtom } from '../queue/uploads-atom';
import { useUploadQueue } from '../queue/use-upload-queue';
import { listUnfinished } from '../unfinished/list-unfinished';
import { otherTabs } from '../unfinished/other-tabs';
import { useProblemText } from './use-problem-text';

const UploadPanel = lazy(async () => ({ default: (await import('./upload-panel')).UploadPanel }));

/** The uploads on every page: they go on while users navigate, and the unfinished ones of earlier visits are offered. */
export function UploadCenter() {
  const { api } = useConsole();
  const { queue, records, onStored } = useUploadQueue();
  const state = useAtomValue(uploadsAtom);
  const summary = summaryOf(state.items);
  const mayAdd = useMay()('media.add');
  const announcement = useAnnouncement(state.items);
  useCloseQuestion(summary.underWay + summary.questions > 0);
  const { pathname } = useLocation();
  const shownOn = useRef(pathname);
  const isOver = summary.underWay + summary.questions + summary.failed === 0 && state.leftOut === undefined;
  useEffect(() => {
    // What has succeeded was seen: the next page starts without it.
    if (isOver && shownOn.current !== pathname) queue.clear();
    shownOn.current = pathname;
  }, [queue, pathname, isOver]);
  useEffect(() => {
    queue.goOn();
    // Without a session there is no user to upload for.
    return queue.pause;
  }, [queue]);
  useEffect(() => {
    const tabs = otherTabs(queue.remoteIds);
    let isClosed = false;
    const list = async () => {
      if (records.list().length === 0) return;
      const underWay = new Set([...(await tabs.underWay()), ...queue.remoteIds()]);
      const found = await listUnfinished({ api, records, underWay, onStored });
      if (!isClosed) queue.show(found);
    };
    if (mayAdd) void list();
    return () => {
      isClosed = true;
      tabs.close();
    };
  }, [queue, records, api, onStored, mayAdd]);

  const isShown = state.items.length > 0 || state.unfinished.length > 0 || state.leftOut !== undefined;
  return (
    <>
      <output className="visually-hidden">{announcement}</output>
      {isShown ? (
        <Suspense>
          <UploadPanel state={state} summary={summary} queue={queue} />
        </Suspense>
      ) : null}
    </>
  );
}

interface Heard {
  items: readonly UploadItem[];
  sentence: string;
}

/**
 * Returns what screen readers announce of the uploads: that they start and end, failures and questions. Not their
 * progress.
 */
function useAnnouncement(items: readonly UploadItem[]): string {
  const { t } = useTranslation('media');
  const problemText = useProblemText();
  const [heard, setHeard] = useState<Heard>({ items: [], sentence: '' });
  if (heard.items === items) return heard.sentence;
  const [before, now] = [summaryOf(heard.items), summaryOf(items)];
  const known = new Map(heard.items.map((item) => [item.id, item.state.kind]));
  const changed = items.filter(({ id, state }) => known.get(id) !== state.kind);
  const failed = changed.find(({ state }) => state.kind === 'failed');
  const isOpen = (summary: typeof now) => summary.underWay + summary.questions > 0;
  const sentences = [
    ...(isOpen(now) && !isOpen(before) ? [t('uploads.started', { count: now.underWay })] : []),
    ...(failed?.state.kind === 'failed'
      ? [t('uploads.failedOne', { name: failed.name, reason: problemText(failed.state.error, failed.name) })]
      : []),
    ...(now.questions > before.questions ? [t('uploads.asking')] : []),
    ...(isOpen(before) && !isOpen(now) && items.length > 0
      ? [t('uploads.ended', { done: now.done, failed: now.failed })]
      : []),
  ];
  const sentence = sentences.length > 0 ? sentences.join(' ') : heard.sentence;
  setHeard({ items, sentence });
  return sentence;
}
