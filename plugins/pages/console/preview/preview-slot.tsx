import { LoadFailure, LoadingLines } from '@signalbox/console-kit';
import { useQuery } from '@tanstack/react-query';
import { useDeferredValue, useLayoutEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Editor } from '../editor/use-editor';
import type { Marks } from '../marks/find-marks';
import type { PageActions } from './preview-props';
import { previewQuery } from './preview-query';
import styles from './preview.module.css';
import { usePreviewChoices } from './use-preview-choices';

interface PreviewSlotProps {
  editor: Editor;
  marks: Marks;
}

/** The place of the preview. Closed, it renders nothing. Open, it follows the draft when the browser has time. */
export function PreviewSlot(props: PreviewSlotProps) {
  const [{ isOpen }] = usePreviewChoices();
  return isOpen ? <OpenPreview {...props} /> : null;
}

function OpenPreview({ editor, marks }: PreviewSlotProps) {
  const { t } = useTranslation('pages');
  const { data, error, refetch } = useQuery(previewQuery());
  const tree = useDeferredValue(editor.tree);
  const selected = useDeferredValue(editor.state.selected);
  const isDead = useDeferredValue(selected !== undefined && marks.get(selected)?.includes('deadDashboard') === true);
  const actions = usePageActions(editor);
  if (data) return <data.Preview tree={tree} selected={selected} isDead={isDead} actions={actions} />;
  return (
    <section aria-label={t('preview.title')} className={styles.pane}>
      {error ? (
        <LoadFailure error={error} onRetry={() => void refetch()} />
      ) : (
        <LoadingLines label={t('preview.loading')} rows={6} />
      )}
    </section>
  );
}

/** The same object on each render, so that a keystroke does not render the preview. */
function usePageActions(editor: Editor): PageActions {
  const latest = useRef(editor);
  useLayoutEffect(() => {
    latest.current = editor;
  });
  const [actions] = useState<PageActions>(() => ({
    select: (key) => latest.current.select(key),
    reveal: (key) => latest.current.reveal(key),
  }));
  return actions;
}
