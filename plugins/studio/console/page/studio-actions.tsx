import { ConfirmPopover, LoadFailure } from '@signalbox/console-kit';
import { useMutation } from '@tanstack/react-query';
import { Button } from 'antd';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { newDraft } from '../draft/new-draft';
import styles from './studio-page.module.css';
import { PublishButton } from '../publish/publish-button';
import { TabChooser } from './tab-chooser';
import type { Workspace } from '../workspace/use-workspace';

interface StudioActionsProps {
  workspace: Workspace;
  /** True once the check of the draft, as it is now, finds no error. */
  isValid: boolean;
}

/** Starts from a tab of the product or from a new one, undoes changes of all files, downloads the folder, and publishes the tab. */
export function StudioActions({ workspace, isValid }: StudioActionsProps) {
  const { t } = useTranslation('studio');
  const { draft, openDraft, canUndo, canRedo, undo, redo } = workspace;
  const { mutate, error } = useMutation({
    mutationFn: async () => (await import('../draft/download-draft')).downloadDraft(draft),
  });
  return (
    <div className={styles.actions}>
      <TabChooser onOpen={openDraft} />
      <ConfirmPopover
        title={t('start.replace')}
        okText={t('start.open')}
        cancelText={t('start.keep')}
        onConfirm={() => openDraft(newDraft)}
      >
        <Button>{t('start.new')}</Button>
      </ConfirmPopover>
      <Button disabled={!canUndo} onClick={undo}>
        {t('history.undo')}
      </Button>
      <Button disabled={!canRedo} onClick={redo}>
        {t('history.redo')}
      </Button>
      <Link to="/app/studio/widgets" className={styles.link}>
        {t('gallery.open')}
      </Link>
      <Button onClick={() => mutate()}>{t('download')}</Button>
      <PublishButton draft={draft} isValid={isValid} />
      {error && <LoadFailure error={error} onRetry={() => mutate()} />}
    </div>
  );
}
