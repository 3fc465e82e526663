import { LoadFailure } from '@signalbox/console-kit';
import { useMutation } from '@tanstack/react-query';
import { Button, Popconfirm } from 'antd';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import type { TabDraft } from '../../shared/draft';
import { newDraft } from '../draft/new-draft';
import styles from './studio-page.module.css';
import { PublishButton } from '../publish/publish-button';
import { TabChooser } from './tab-chooser';

interface StudioActionsProps {
  draft: TabDraft;
  /** True once the check of the draft, as it is now, finds no error. */
  isValid: boolean;
  onOpen: (draft: TabDraft) => void;
}

/** Starts from a tab of the product or from a new one, downloads the folder, and publishes the tab. */
export function StudioActions({ draft, isValid, onOpen }: StudioActionsProps) {
  const { t } = useTranslation('studio');
  const { mutate, error } = useMutation({
    mutationFn: async () => (await import('../draft/download-draft')).downloadDraft(draft),
  });
  return (
    <div className={styles.actions}>
      <TabChooser onOpen={onOpen} />
      <Popconfirm
        title={t('start.replace')}
        okText={t('start.open')}
        cancelText={t('start.keep')}
        onConfirm={() => onOpen(newDraft)}
      >
        <Button>{t('start.new')}</Button>
      </Popconfirm>
      <Link to="/app/studio/widgets" className={styles.link}>
        {t('gallery.open')}
      </Link>
      <Button onClick={() => mutate()}>{t('download')}</Button>
      <PublishButton draft={draft} isValid={isValid} />
      {error && <LoadFailure error={error} onRetry={() => mutate()} />}
    </div>
  );
}
