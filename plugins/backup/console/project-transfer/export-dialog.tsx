import { useConsole } from '@signalbox/api/react';
import { useFieldValue, type FormStore } from '@signalbox/engine/react';
import type { JsonObject } from '@signalbox/schemas';
import { ChoiceLimitsContext } from '@signalbox/widgets';
import { useQuery } from '@tanstack/react-query';
import { Alert, Button } from 'antd';
import { useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { FormDialog } from '../dialogs/form-dialog';
import { useDialogStore } from '../dialogs/use-dialog-store';
import { WaitingDialog } from '../dialogs/waiting-dialog';
import { useFailureText } from '../use-failure-text';
import { LeftOutNote } from './left-out-note';
import { newTaskId } from './new-task-id';
import { choiceOf, partsOf } from './project-parts';
import { nameIn, saveFile } from './save-file';
import type { ExportPreview } from './transfer';
import { TransferProgress } from './transfer-progress';
import { previewQuery } from './transfer-queries';

const width = 720;

/** Chooses the parts of the project to export, and lists the excluded secrets. */
export function ExportDialog({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation('backup');
  const { store, error, retry } = useDialogStore('backup/project-export', {});
  if (!store)
    return <WaitingDialog title={t('transfer.export')} width={width} error={error} onRetry={retry} onClose={onClose} />;
  return <ExportForm store={store} onClose={onClose} />;
}

function ExportForm({ store, onClose }: { store: FormStore; onClose: () => void }) {
  const { t } = useTranslation('backup');
  const { api, project, notify } = useConsole();
  const failureText = useFailureText();
  const parts = partsOf(useFieldValue('/collections', store));
  const preview = useQuery(previewQuery(api, { project, parts }));
  const [id, setId] = useState<string>();
  const options = useMemo(() => ({ sizes: sizesOf(preview.data) }), [preview.data]);

  const handleSend = async ({ collections, password }: JsonObject) => {
    const task = newTaskId();
    setId(task);
    try {
      const body = { collections: partsOf(collections), ...(password === undefined ? {} : { password }), id: task };
      const { file, headers } = await api.download('core/configDb/download', body);
      saveFile(file, nameIn(headers, 'project.tar.gz'));
    } finally {
      setId(undefined);
    }
    notify(t('transfer.exported'));
    onClose();
  };
  return (
    <ChoiceLimitsContext value={options}>
      <FormDialog
        store={store}
        title={t('transfer.export')}
        okText={t('transfer.exportNow')}
        failureTitle={t('transfer.exportFailed')}
        onSend={handleSend}
        onClose={onClose}
        width={width}
      >
        {preview.error && parts.length > 0 && (
          <Alert
            type="warning"
            title={t('sizes.failed')}
            description={failureText(preview.error)}
            action={
              <Button size="small" onClick={() => void preview.refetch()}>
                {t('retry')}
              </Button>
            }
          />
        )}
        {parts.length > 0 && <LeftOutNote leftOut={preview.data?.leftOut ?? []} title={t('transfer.leftOut')} />}
        {id !== undefined && <TransferProgress id={id} label={t('transfer.exporting')} />}
      </FormDialog>
    </ChoiceLimitsContext>
  );
}

/** Megabytes by choice, including the parts that it adds. */
function sizesOf(preview: ExportPreview | undefined): Record<string, number> {
  const sizes: Record<string, number> = {};
  for (const { name, bytes } of preview?.parts ?? [])
    sizes[choiceOf(name)] = (sizes[choiceOf(name)] ?? 0) + bytes / 2 ** 20;
  return sizes;
}
