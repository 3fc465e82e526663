import { CloudUploadOutlined } from '@ant-design/icons';
import { useConsole } from '@signalbox/api/react';
import type { JsonObject } from '@signalbox/schemas';
import { Button, Flex, Progress, Typography, Upload } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { FormDialog, useDialogStore, useUpload, WaitingDialog } from '@signalbox/console-kit';
import { type ImportInput, ImportPlanDialog } from './import-plan-dialog';
import { partsOf } from '../parts/project-parts';
import type { ImportPlan } from '../../shared/transfer';

/** Takes an archive and the chosen parts, and requests the plan of the import first. */
export function ImportDialog({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation('project-transfer');
  const { hasExtensions } = useConsole();
  const { store, error, retry } = useDialogStore('backup/project-import', {});
  const [file, setFile] = useState<File>();
  const { percent, send, showFull, stop, clear } = useUpload();
  const [planned, setPlanned] = useState<{ plan?: ImportPlan; input: ImportInput }>();
  const title = t('import');
  if (!store) return <WaitingDialog title={title} error={error} onRetry={retry} onClose={onClose} />;
  if (planned) return <ImportPlanDialog {...planned} onBack={() => setPlanned(undefined)} onClose={onClose} />;

  const handleSend = async ({ collections, overwrite, password }: JsonObject) => {
    if (!file) return;
    const fields = {
      collections: JSON.stringify(partsOf(collections)),
      overwrite: String(overwrite === true),
      ...(typeof password === 'string' ? { password } : {}),
    };
    if (!hasExtensions) return setPlanned({ input: { file, fields } });
    const plan = await send<ImportPlan>('core/configDb/plan', file, { fields });
    if (await showFull()) setPlanned({ plan, input: { file, fields } });
    clear();
  };
  const isSending = percent !== undefined;
  return (
    <FormDialog
      store={store}
      title={title}
      okText={t(hasExtensions ? 'showPlan' : 'import')}
      failureTitle={t('uploadFailed')}
      onSend={handleSend}
      onClose={onClose}
      onStop={stop}
      isReady={file !== undefined}
      width={720}
      before={
        <Flex vertical gap="small" align="start">
          <Upload
            accept=".gz,.tgz,.enc"
            showUploadList={false}
            disabled={isSending}
            beforeUpload={(picked) => {
              setFile(picked);
              return false;
            }}
          >
            <Button icon={<CloudUploadOutlined aria-hidden />} disabled={isSending}>
              {t('choose')}
            </Button>
          </Upload>
          <Typography.Text aria-live="polite" type={file ? undefined : 'secondary'}>
            {file ? <bdi>{file.name}</bdi> : t('noFile')}
          </Typography.Text>
        </Flex>
      }
    >
      {isSending && <Progress percent={percent} status="active" aria-label={t('sending')} />}
    </FormDialog>
  );
}
