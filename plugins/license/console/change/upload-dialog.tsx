import { CloudUploadOutlined } from '@ant-design/icons';
import { useConsole } from '@signalbox/api/react';
import { useFailureText } from '@signalbox/console-kit';
import { decodeText } from '@signalbox/schemas/decode-text';
import { useMutation } from '@tanstack/react-query';
import { Alert, Button, Flex, Input, Modal, Typography, Upload } from 'antd';
import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { LicensePlan } from '../../shared/license';
import { PlanDialog } from './plan-dialog';

/** A license has at most so many characters: the platform rejects longer ones. */
const maxCharacters = 65_536;

/** Takes a license file or its text, and requests the plan first. */
export function UploadDialog({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation('license');
  const { api } = useConsole();
  const id = useId();
  const failureText = useFailureText();
  const [text, setText] = useState('');
  const { data, mutate, isPending, error, reset } = useMutation({
    mutationFn: (file: string) => api.post<LicensePlan>('core/license/plan', { file }),
  });
  if (data) return <PlanDialog plan={data} file={text} onBack={reset} onClose={onClose} />;
  const handleText = (next: string) => {
    reset();
    setText(next);
  };
  return (
    <Modal
      open
      title={t('upload')}
      width={640}
      centered
      mask={{ closable: false }}
      closable={{ 'aria-label': t('cancel') }}
      okText={t('showPlan')}
      cancelText={t('cancel')}
      okButtonProps={{ disabled: text.trim() === '', loading: isPending }}
      onOk={() => mutate(text)}
      onCancel={onClose}
    >
      <Flex vertical gap="middle" align="stretch">
        <Typography.Text>{t('uploadHelp')}</Typography.Text>
        <div>
          <Upload
            accept=".txt,.lic,.license,text/plain"
            showUploadList={false}
            beforeUpload={async (picked) => {
              handleText(await textOf(picked.slice(0, 2 * maxCharacters + 4)));
              return false;
            }}
          >
            <Button icon={<CloudUploadOutlined aria-hidden />}>{t('choose')}</Button>
          </Upload>
        </div>
        <label htmlFor={id}>{t('text')}</label>
        <Input.TextArea
          id={id}
          dir="ltr"
          rows={8}
          spellCheck={false}
          value={text}
          maxLength={maxCharacters}
          onChange={({ target }) => handleText(target.value)}
        />
        {error && <Alert type="error" showIcon role="alert" title={failureText(error)} />}
      </Flex>
    </Modal>
  );
}

/** The platform says what is wrong with a file that is no text. */
async function textOf(file: Blob): Promise<string> {
  try {
    return decodeText(new Uint8Array(await file.arrayBuffer()), { isPart: true });
  } catch {
    return file.text();
  }
}
