import { readAgain, useConsole } from '@signalbox/api/react';
import { FormDialog, useDialogStore, WaitingDialog } from '@signalbox/console-kit';
import type { JsonObject } from '@signalbox/schemas';
import { useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import type { FileDetails } from '../../shared/details';
import { libraryKeys } from '../library/library-queries';

interface AltTextDialogProps {
  file: FileDetails;
  onClose: () => void;
}

/** Changes the alternative text of a file, in all languages. */
export function AltTextDialog({ file, onClose }: AltTextDialogProps) {
  const { t } = useTranslation('media');
  const { api, notify } = useConsole();
  const queries = useQueryClient();
  const stored: JsonObject = file.altText === undefined ? {} : { altText: file.altText };
  const { store, error, retry } = useDialogStore('media/file', stored);
  const title = t('altText.of', { name: file.name });
  if (store === undefined) return <WaitingDialog title={title} error={error} onRetry={retry} onClose={onClose} />;
  const handleSend = async ({ altText = null }: JsonObject) => {
    await api.post('core/mediaLibrary/altText', { path: file.path, altText });
    await readAgain(queries, libraryKeys.all);
    notify(t('altText.saved'));
    onClose();
  };
  return (
    <FormDialog
      store={store}
      title={title}
      okText={t('altText.save')}
      failureTitle={t('altText.failed')}
      onSend={handleSend}
      onClose={onClose}
    />
  );
}
