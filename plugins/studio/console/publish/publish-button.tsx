import { useConsole } from '@signalbox/api/react';
import { useQuery } from '@tanstack/react-query';
import { ConfirmPopover } from '@signalbox/console-kit';
import { Button } from 'antd';
import { useTranslation } from 'react-i18next';
import type { TabDraft } from '../../shared/draft';
import { publishedQuery } from './published-queries';
import { ReleaseFailure } from './release-failure';
import { useRelease } from './use-release';

interface PublishButtonProps {
  draft: TabDraft;
  /** True once the check of the draft, as it is now, finds no error. */
  isValid: boolean;
}

/** Asks, then puts the draft in use. */
export function PublishButton({ draft, isValid }: PublishButtonProps) {
  const { t } = useTranslation('studio');
  const { api } = useConsole();
  const { data } = useQuery(publishedQuery(api));
  const { release, isPending, failure } = useRelease({ route: 'publish', done: 'publish.done' });
  const known = data?.find(({ id }) => id === draft.id);
  const canPublish = isValid && data !== undefined;
  return (
    <>
      <ConfirmPopover
        title={t('publish.question', { id: draft.id })}
        description={
          known?.version == null ? t('publish.help') : t('publish.helpNext', { version: String(known.version) })
        }
        okText={t('publish.confirm')}
        cancelText={t('publish.cancel')}
        onConfirm={() => release({ ...draft, base: known?.last.number ?? 0 })}
        disabled={!canPublish}
      >
        <Button
          type="primary"
          loading={isPending}
          disabled={!canPublish}
          title={canPublish ? undefined : t('publish.wait')}
        >
          {t('publish.confirm')}
        </Button>
      </ConfirmPopover>
      <ReleaseFailure text={failure} />
    </>
  );
}
