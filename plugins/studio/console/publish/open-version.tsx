import { useConsole } from '@signalbox/api/react';
import { ConfirmPopover, useFailureText } from '@signalbox/console-kit';
import { useMutation } from '@tanstack/react-query';
import { Button } from 'antd';
import { useTranslation } from 'react-i18next';
import type { DraftError, TabDraft } from '../../shared/draft';
import { ReleaseFailure } from './release-failure';

/** Opens a version in the editor, with the errors that are known of it. */
export type OnOpenVersion = (draft: TabDraft, errors: readonly DraftError[]) => void;

interface OpenVersionProps {
  id: string;
  version: number;
  errors: readonly DraftError[];
  /** Name of the button for screen readers. */
  label: string;
  onOpen: OnOpenVersion;
}

/** Opens a version in the editor, after a confirmation: it replaces the draft. */
export function OpenVersion({ id, version, errors, label, onOpen }: OpenVersionProps) {
  const { t } = useTranslation('studio');
  const { api } = useConsole();
  const failureText = useFailureText();
  const { mutate, isPending, error } = useMutation({
    mutationFn: () =>
      api.get<TabDraft>(`core/schema/published/version?id=${encodeURIComponent(id)}&version=${version}`),
    onSuccess: (draft) => onOpen(draft, errors),
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
