import { UploadOutlined } from '@ant-design/icons';
import type { WidgetProps } from '@signalbox/engine/react';
import { Alert, Button, Flex, Spin, Typography, Upload } from 'antd';
import { groupAria, inputFrame } from '../input-frame';
import { useWidgetMessages } from '../widget-messages';
import { PackRow } from './pack-row';
import { useLanguagePacks } from './use-language-packs';

/**
 * The language packs in the media library's folder that the value names. They are files: uploading and removing takes
 * effect at once and does not change the value.
 * If the list cannot be loaded, loading ends without a message, as the specification requires.
 */
export function LanguagePacksInput(props: WidgetProps<string>) {
  const { id, value, disabled, schema } = props;
  const catalog = value ?? (typeof schema.default === 'string' ? schema.default : 'languagePack');
  const messages = useWidgetMessages();
  const { loaded, isBusy, errorText, canChange, upload, remove } = useLanguagePacks(catalog);
  const handleFile = (file: File) => {
    upload(file);
    return Upload.LIST_IGNORE;
  };
  return (
    <Flex vertical gap="small" align="start" style={inputFrame} {...groupAria(props)}>
      {loaded.status === 'loading' && (
        <output>
          <Spin size="small" /> {messages('packs.loading')}
        </output>
      )}
      {loaded.status !== 'loading' && loaded.items.length === 0 && (
        <Typography.Text type="secondary">{messages('packs.empty')}</Typography.Text>
      )}
      <ul style={{ listStyle: 'none', margin: 0, padding: 0, inlineSize: '100%' }}>
        {loaded.items.map((pack) => (
          <PackRow
            key={pack.filePath}
            pack={pack}
            disabled={disabled || isBusy || !canChange}
            onRemove={() => remove(pack)}
          />
        ))}
      </ul>
      {canChange && (
        <Upload accept=".json" beforeUpload={handleFile} showUploadList={false} disabled={disabled || isBusy}>
          <Button
            id={id}
            aria-label={messages('packs.upload')}
            icon={<UploadOutlined aria-hidden />}
            loading={isBusy}
            disabled={disabled}
          >
            {messages('packs.upload')}
          </Button>
        </Upload>
      )}
      {errorText && <Alert type="error" role="alert" showIcon title={errorText} />}
    </Flex>
  );
}
