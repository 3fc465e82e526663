import { imageUrl } from '@signalbox/api/client';
import { readAgain, useConsole } from '@signalbox/api/react';
import { ConfirmPopover, useFailureText } from '@signalbox/console-kit';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { Alert, Button, Flex, Typography } from 'antd';
import { useTranslation } from 'react-i18next';
import type { FileVersion } from '../../shared/versions';
import { bytesText } from '../library/bytes-text';
import { libraryKeys } from '../library/library-queries';
import { useUploaderName } from '../library/use-uploader-name';

interface VersionRowProps {
  path: string;
  version: FileVersion;
  canRestore: boolean;
}

/** One earlier content: from when it was, who replaced it, and a button that restores it. */
export function VersionRow({ path, version, canRestore }: VersionRowProps) {
  const { t } = useTranslation('media');
  const { api, language, notify } = useConsole();
  const queries = useQueryClient();
  const failureText = useFailureText();
  const replacer = useUploaderName(version.replacedBy);
  const time = (iso: string) =>
    new Intl.DateTimeFormat(language, { dateStyle: 'medium', timeStyle: 'short' }).format(Date.parse(iso));
  const restore = useMutation({
    mutationFn: () => api.post('core/mediaLibrary/versions/restore', { path, version: version.id }),
    onSuccess: async () => {
      await readAgain(queries, libraryKeys.all);
      notify(t('versions.restored'));
    },
  });
  const stored = time(version.modifiedAt);
  const replaced =
    replacer === undefined
      ? t('versions.replaced', { time: time(version.replacedAt) })
      : t('versions.replacedBy', { time: time(version.replacedAt), name: replacer });
  return (
    <li>
      <Flex justify="space-between" align="center" gap="small" wrap>
        <a href={imageUrl(version.url)} target="_blank" rel="noreferrer">
          {t('versions.of', { time: stored, size: bytesText(version.bytes, language) })}
        </a>
        {canRestore ? (
          <ConfirmPopover
            title={t('versions.question', { time: stored })}
            description={t('versions.consequence')}
            okText={t('versions.restore')}
            onConfirm={() => restore.mutate()}
          >
            <Button size="small" loading={restore.isPending} aria-label={t('versions.restoreOf', { time: stored })}>
              {t('versions.restore')}
            </Button>
          </ConfirmPopover>
        ) : null}
      </Flex>
      <Typography.Text type="secondary">{replaced}</Typography.Text>
      {restore.error ? (
        <Alert
          type="error"
          showIcon
          role="alert"
          title={t('versions.restoreFailed', { reason: failureText(restore.error) })}
        />
      ) : null}
    </li>
  );
}
