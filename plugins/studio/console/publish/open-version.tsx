import { useConsole } from '@signalbox/api/react';
import { ConfirmPopover, useFailureText } from '@signalbox/console-kit';
import { useMutation } from '@tanstack/react-query';
import { Button } from 'antd';
import { useTranslation } from 'react-i18next';
import type { TabDraft } from '../../shared/draft';
import { ReleaseFailure } from './release-failure';

interface OpenVersionProps {
  id: string;
  version: number;
  /** Name of the button for screen readers. */
  label: string;
  onOpen: (draft: TabDraft) => void;
}

/** Opens a version in the editor, after a confirmation: it replaces the draft. */
export function OpenVersion({ id, version, label, onOpen }: OpenVersionProps) {
  const { t } = useTranslation('studio');
  const { api } = useConsole();
  const failureText = useFailureText();
  const { mutate, isPending, error } = useMutation({
    mutationFn: () =>
      api.get<TabDraft>(`core/schema/published/version?id=${encodeURIComponent(id)}&version=${version}`),
    onSuccess: onOpen,
  });
  return (
    <>
      <ConfirmPopover
        title={t('start.replaceWith', { id: t('history.version', { version: String(version) }) })}
        okText={t('start.open')}
        cancelText={t('start.keep')}
        onConfirm={() => mutate()}
      >
        <Button loading={isPending} aria-label={label}>
          {t('history.edit')}
        </Button>
      </ConfirmPopover>
      <ReleaseFailure text={error ? failureText(error) : undefined} />
    </>
  );
}
