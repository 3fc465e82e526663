import type { ApiClient } from '@signalbox/api/client';
import { newId } from '@signalbox/api';
import { useConsole } from '@signalbox/api/react';
import { useFieldValue, type FormStore } from '@signalbox/engine/react';
import type { JsonObject } from '@signalbox/schemas';
import { ChoiceLimitsContext } from '@signalbox/widgets';
import { useQuery, queryOptions } from '@tanstack/react-query';
import { Alert, Button } from 'antd';
import { useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import {
  documentedAddress,
  FormDialog,
  saveFile,
  sendBrowser,
  useDialogStore,
  useFailureText,
  WaitingDialog,
} from '@signalbox/console-kit';
import { LeftOutNote } from '../parts/left-out-note';
import { choiceNames, choiceOf, partsOf } from '../parts/project-parts';
import type { ExportPreview } from '../../shared/transfer';
import { TransferProgress } from '../parts/transfer-progress';

const width = 720;

/** Chooses the parts of the project to export, and lists the excluded secrets. */
export function ExportDialog({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation('project-transfer');
  const { store, error, retry } = useDialogStore('backup/project-export', {});
  if (!store)
    return <WaitingDialog title={t('export')} width={width} error={error} onRetry={retry} onClose={onClose} />;
  return <ExportForm store={store} onClose={onClose} />;
}

function ExportForm({ store, onClose }: { store: FormStore; onClose: () => void }) {
  const { t } = useTranslation('project-transfer');
  const { api, project, notify, hasExtensions } = useConsole();
  const failureText = useFailureText();
  const parts = partsOf(useFieldValue('/collections', store));
  const preview = useQuery({ ...previewQuery(api, project), enabled: hasExtensions });
  const leftOut = preview.data?.leftOut.filter(({ part }) => parts.includes(part)) ?? [];
  const [id, setId] = useState<string>();
  const options = useMemo(() => ({ sizes: sizesOf(preview.data) }), [preview.data]);

  const handleSend = async ({ collections, password }: JsonObject) => {
    if (!hasExtensions) {
      const params = {
        collections: JSON.stringify(partsOf(collections)),
        ...(typeof password === 'string' && { password }),
      };
      sendBrowser(documentedAddress(api, 'core/configDb/download', params));
      return onClose();
    }
    const task = newId();
    setId(task);
    try {
      const body = { collections: partsOf(collections), ...(password === undefined ? {} : { password }), id: task };
      saveFile(await api.download('core/configDb/download', body), 'project.tar.gz');
    } finally {
      setId(undefined);
    }
    notify(t('exported'));
    onClose();
  };
  return (
    <ChoiceLimitsContext value={options}>
      <FormDialog
        store={store}
        title={t('export')}
        okText={t('exportNow')}
        failureTitle={t('exportFailed')}
        onSend={handleSend}
        onClose={onClose}
        width={width}
      >
        {preview.error && parts.length > 0 && (
          <Alert
            type="warning"
            title={t('sizesFailed')}
            description={failureText(preview.error)}
            action={
              <Button size="small" onClick={() => void preview.refetch()}>
                {t('retry')}
              </Button>
            }
          />
        )}
        {!hasExtensions && <Alert type="info" showIcon title={t('documentedExport')} />}
        <LeftOutNote leftOut={leftOut} title={t('leftOut')} />
        {id !== undefined && <TransferProgress id={id} label={t('exporting')} />}
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

/**
 * Queries what an export of all parts would include and exclude. One answer for every choice, so that no size goes when
 * it is cleared.
 */
const previewQuery = (api: ApiClient, project: string) =>
  queryOptions({
    queryKey: ['core/configDb', 'preview', project] as const,
    queryFn: ({ signal }) =>
      api.get<ExportPreview>('core/configDb/download/preview', { params: { collections: allParts }, signal }),
    staleTime: 0,
  });

const allParts = partsOf(Object.fromEntries(choiceNames.map((name) => [name, true])));
