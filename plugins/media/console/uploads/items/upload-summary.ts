import { isQuestion, isUnderWay, type UploadItem } from './upload-item';

/** Numbers of items, and the bytes of those that are to be stored. */
export interface UploadSummary {
  total: number;
  underWay: number;
  questions: number;
  failed: number;
  /** Stored, or in the library already. */
  done: number;
  /** 0 to 100, whole; 100 only when all is done. */
  percent: number;
}

export function summaryOf(items: readonly UploadItem[]): UploadSummary {
  const summary = { total: items.length, underWay: 0, questions: 0, failed: 0, done: 0 };
  let bytes = 0;
  let sent = 0;
  for (const { state, bytes: size } of items) {
    if (isUnderWay(state)) summary.underWay += 1;
    if (isQuestion(state)) summary.questions += 1;
    if (state.kind === 'failed') summary.failed += 1;
    if (state.kind === 'stored' || state.kind === 'existing') summary.done += 1;
    if (state.kind === 'failed' || state.kind === 'skipped' || state.kind === 'existing') continue;
    // The weight of a request: so that many small files, and folders, make progress too.
    bytes += size + requestBytes;
    if (state.kind === 'stored') sent += size + requestBytes;
    if (state.kind === 'storing') sent += size;
    if (state.kind === 'sending' || state.kind === 'interrupted') sent += state.done;
  }
  const isOver = summary.underWay + summary.questions === 0;
  const percent = bytes === 0 ? 0 : Math.floor((100 * sent) / bytes);
  return { ...summary, percent: isOver ? 100 : Math.min(99, percent) };
}

const requestBytes = 10_000;
