import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { UploadItem } from '../items/upload-item';
import { summaryOf } from '../items/upload-summary';
import { useProblemText } from './use-problem-text';

interface Heard {
  items: readonly UploadItem[];
  sentence: string;
}

/**
 * Returns what screen readers announce of the uploads: that they start and end, failures and questions. Not their
 * progress.
 */
export function useAnnouncement(items: readonly UploadItem[]): string {
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
