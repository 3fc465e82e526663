import { errorTable } from '@signalbox/api';
import { ApiError } from '@signalbox/api/client';
import { useConsole, useMay } from '@signalbox/api/react';
import { scrollingBody } from '@signalbox/console-kit';
import { useQuery } from '@tanstack/react-query';
import { Flex, Modal, Progress } from 'antd';
import { type ReactNode, useEffect, useEffectEvent, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { UsesNote } from '../uses/uses-note';
import { usesOfQuery } from '../uses/uses-of';
import { BulkFailures } from './bulk-failures';
import { BulkFooter } from './bulk-footer';
import type { BulkItem } from './bulk-item';
import { offeredChoices, type RetryChoice } from './retry-choices';
import type { Failed } from './run-each';
import { type Ended, useBulk } from './use-bulk';
import { useIsSlow } from './use-is-slow';

interface BulkDialogProps<Item extends BulkItem, Result> {
  title: string;
  okText: string;
  isDangerous?: boolean;
  /** Enables OK. */
  isReady?: boolean;
  items: readonly Item[];
  /** `choice`: of the user, about items that failed without it. */
  run: (item: Item, choice?: RetryChoice) => Promise<Result>;
  /** What a failure can be answered with, beside trying again. */
  choices?: readonly RetryChoice[];
  /** Where an item goes: before a file there is replaced, the dialog shows its uses. */
  placeOf?: PlaceOf<Item>;
  /** Starts without a question. Then the dialog shows only what takes long or fails. */
  startsAtOnce?: boolean;
  /** Called once, when the dialog closes after at least one run. */
  onEnd: (ended: Ended<Item, Result>) => void;
  /** Called when it closes without one. */
  onCancel: () => void;
  width?: number;
  /** The question, and what the user chooses before OK. */
  children?: ReactNode;
}

/**
 * Asks, then changes items one by one, with progress. It closes by itself if all are changed. Otherwise it shows which
 * ones are not, and why, and tries those again.
 */
export function BulkDialog<Item extends BulkItem, Result>(props: BulkDialogProps<Item, Result>) {
  const { title, okText, isDangerous, isReady = true, items, run, choices = [], startsAtOnce = false } = props;
  const { placeOf, onEnd, onCancel, width, children } = props;
  const { t } = useTranslation('media');
  const bulk = useBulk<Item, Result>();
  const { progress, done, failed, left, hasRun } = bulk;
  const isSlow = useIsSlow();
  const notDone = hasRun ? [...failed.map(({ item }) => item), ...left] : items;

  const start = async (choice?: RetryChoice) => {
    const ended = await bulk.start(notDone, (item) => run(item, choice));
    if (ended.notDone.length === 0) onEnd(ended);
  };
  useStart(startsAtOnce, () => void start());

  const handleClose = () => {
    if (progress !== undefined) return bulk.stop();
    if (hasRun) onEnd({ done, notDone });
    else onCancel();
  };
  const closeText = progress === undefined ? t(hasRun ? 'bulk.close' : 'cancel') : t('bulk.stop');
  return (
    <Modal
      open={!startsAtOnce || hasRun || isSlow}
      centered
      title={title}
      width={width}
      styles={scrollingBody}
      onCancel={handleClose}
      mask={{ closable: false }}
      closable={{ 'aria-label': closeText }}
      focusable={{ focusTriggerAfterClose: false }}
      footer={
        <BulkFooter
          closeText={closeText}
          onClose={handleClose}
          choices={hasRun && progress === undefined ? offeredChoices(choices, failed) : []}
          ok={startsAtOnce && !hasRun ? undefined : { text: hasRun ? t('bulk.retry') : okText, isDangerous, isReady }}
          isRunning={progress !== undefined}
          onRun={start}
        />
      }
    >
      {hasRun && progress === undefined ? (
        <Flex vertical gap="middle">
          <BulkFailures doneCount={done.length} failed={failed} left={left} />
          {placeOf ? <ReplacedUses failed={failed} placeOf={placeOf} /> : null}
        </Flex>
      ) : progress === undefined ? (
        children
      ) : (
        <BulkProgress ended={progress.ended} total={progress.total} />
      )}
    </Modal>
  );
}

function BulkProgress({ ended, total }: { ended: number; total: number }) {
  const { t } = useTranslation('media');
  const text = t('bulk.progress', { ended, total });
  return (
    <div>
      <output>{text}</output>
      <Progress percent={Math.floor((ended / total) * 100)} showInfo={false} aria-label={text} />
    </div>
  );
}

/** Calls `start` once, as soon as `isWanted`. */
function useStart(isWanted: boolean, start: () => void): void {
  const hasStarted = useRef(false);
  const startOnce = useEffectEvent(() => {
    if (hasStarted.current) return;
    hasStarted.current = true;
    start();
  });
  useEffect(() => {
    if (isWanted) startOnce();
  }, [isWanted]);
}

/** The file that an item would replace. Undefined for an item that replaces none, such as a folder. */
type PlaceOf<Item> = (item: Item) => string | undefined;

interface ReplacedUsesProps<Item extends BulkItem> {
  failed: readonly Failed<Item>[];
  placeOf: PlaceOf<Item>;
}

/** Before files are replaced by those with their names: where their addresses are stored. */
function ReplacedUses<Item extends BulkItem>({ failed, placeOf }: ReplacedUsesProps<Item>) {
  const { api } = useConsole();
  const mayReplace = useMay()('media.edit');
  const paths = failed.flatMap(({ item, error }) => (isTaken(error) ? (placeOf(item) ?? []) : []));
  const uses = useQuery({ ...usesOfQuery(api, paths), enabled: mayReplace && paths.length > 0 });
  if (!mayReplace || paths.length === 0 || uses.data?.count === 0) return null;
  return <UsesNote change="replace" uses={uses} />;
}

function isTaken(error: unknown): boolean {
  return error instanceof ApiError && error.body.code === errorTable.alreadyExists.code;
}
