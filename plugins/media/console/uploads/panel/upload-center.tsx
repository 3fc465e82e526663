import { useConsole, useMay } from '@signalbox/api/react';
import { useCloseQuestion } from '@signalbox/console-kit';
import { useAtomValue } from 'jotai/react';
import { lazy, Suspense, useEffect } from 'react';
import { summaryOf } from '../items/upload-summary';
import { uploadsAtom } from '../queue/uploads-atom';
import { useUploadQueue } from '../queue/use-upload-queue';
import { listUnfinished } from '../unfinished/list-unfinished';
import { otherTabs } from '../unfinished/other-tabs';
import { useAnnouncement } from './use-announcement';

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
