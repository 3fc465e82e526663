import { imageUrl } from '@signalbox/api/client';
import { useConsole } from '@signalbox/api/react';
import { sendBrowser, WaitingDialog } from '@signalbox/console-kit';
import { useMutation } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import type { DownloadLink } from '../../shared/download';
import { useIsSlow } from '../bulk/use-is-slow';
import type { Item } from '../items/item';

interface DownloadDialogProps {
  items: readonly Item[];
  onClose: () => void;
}

/** Requests the link to a zip of the items, and follows it. Shows only what takes long or fails. */
export function DownloadDialog({ items, onClose }: DownloadDialogProps) {
  const { t } = useTranslation('media');
  const { api } = useConsole();
  const isSlow = useIsSlow();
  const request = useMutation({
    mutationFn: () => api.post<DownloadLink>('core/mediaLibrary/download', { paths: items.map(({ path }) => path) }),
    onSuccess: ({ url, name }) => {
      sendBrowser(imageUrl(url), name);
      onClose();
    },
  });
  const hasStarted = useRef(false);
  const start = useEffectEvent(() => {
    if (hasStarted.current) return;
    hasStarted.current = true;
    request.mutate();
  });
  useEffect(() => start(), []);
  if (!isSlow && request.error === null) return null;
  return (
    <WaitingDialog
      title={t('download.title', { count: items.length })}
      error={request.error}
      onRetry={() => request.mutate()}
      onClose={onClose}
    />
  );
}
