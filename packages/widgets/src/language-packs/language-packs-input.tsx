import { UploadOutlined } from '@ant-design/icons';
import type { WidgetProps } from '@signalbox/engine/react';
import type { JsonValue } from '@signalbox/schemas';
import { Alert, Button, Empty, Flex, Spin, Typography, Upload } from 'antd';
import { groupAria, inputFrame } from '../input-frame';
import { useWidgetWords } from '../widget-words';
import { PackRow } from './pack-row';
import { useLanguagePacks } from './use-language-packs';

/**
 * The project's language packs. They are files of the media library, so uploading and removing takes effect at once
 * and the field's own value is left alone.
 * When the list cannot be loaded, loading ends without a word: the specification's choice.
 */
export function LanguagePacksInput(props: WidgetProps<JsonValue>) {
  const { id, disabled } = props;
  const words = useWidgetWords();
  const { loaded, isBusy, failure, canChange, upload, remove } = useLanguagePacks();
  const handleFile = (file: File) => {
    upload(file);
    return Upload.LIST_IGNORE;
  };
  return (
    <Flex vertical gap="small" align="start" style={inputFrame} {...groupAria(props)}>
      {loaded.status === 'loading' && <div role="status"><Spin size="small" /> {words('packs.loading')}</div>}
      {loaded.status !== 'loading' && loaded.items.length === 0 && (
        <Empty image={Empty.PRESENTED_IMAGE_SIMPLE} description={words('packs.empty')} />
      )}
      <ul style={{ listStyle: 'none', margin: 0, padding: 0, inlineSize: '100%' }}>
        {loaded.items.map((pack) => (
          <PackRow key={pack.filePath} pack={pack} disabled={disabled || isBusy || !canChange} onRemove={() => remove(pack)} />
        ))}
      </ul>
      {canChange && (
        <Upload accept=".json" beforeUpload={handleFile} showUploadList={false} disabled={disabled || isBusy}>
          <Button id={id} aria-label={words('packs.upload')} icon={<UploadOutlined aria-hidden />} loading={isBusy} disabled={disabled}>
            {words('packs.upload')}
          </Button>
        </Upload>
      )}
      <Typography.Text type="secondary">{words('packs.hint')}</Typography.Text>
      {failure && <Alert type="error" role="alert" showIcon title={failure} />}
    </Flex>
  );
}
