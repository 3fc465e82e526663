import { DeleteOutlined, UploadOutlined } from '@ant-design/icons';
import type { WidgetProps } from '@signalbox/engine/react';
import { packOf } from '@signalbox/schemas/pack-name';
import { Alert, Button, Flex, Popconfirm, Spin, Typography, Upload } from 'antd';
import { useCallback, useState } from 'react';
import { groupAria, inputFrame } from '../input-frame';
import { reasonOf, useLoaded } from '../services/use-loaded';
import type { LanguagePack } from '../services/widget-services';
import { useWidgetServices } from '../services/widget-services-context';
import { useWidgetMessages } from '../widget-messages';

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

function PackRow({ pack, disabled, onRemove }: { pack: LanguagePack; disabled: boolean; onRemove: () => void }) {
  const messages = useWidgetMessages();
  const { label, code } = pack;
  return (
    <li>
      <Flex justify="space-between" align="center">
        <span>
          <bdi>{label}</bdi> <Typography.Text type="secondary">{code ?? messages('packs.unused')}</Typography.Text>
        </span>
        <Popconfirm
          title={messages('packs.confirm', { label })}
          description={code === undefined ? undefined : messages('packs.confirmDetail')}
          okText={messages('packs.yes')}
          cancelText={messages('packs.no')}
          okButtonProps={{ danger: true }}
          onConfirm={onRemove}
          disabled={disabled}
        >
          <Button
            type="text"
            danger
            icon={<DeleteOutlined aria-hidden />}
            aria-label={messages('packs.remove', { label })}
            disabled={disabled}
          />
        </Popconfirm>
      </Flex>
    </li>
  );
}

/** The installed packs, with upload and removal. An error is shown until the next attempt. */
function useLanguagePacks(catalog: string) {
  const messages = useWidgetMessages();
  const { languagePacks } = useWidgetServices();
  const { loaded, reload } = useLoaded(
    useCallback(() => languagePacks?.list(catalog) ?? Promise.resolve([]), [languagePacks, catalog]),
  );
  const [isBusy, setIsBusy] = useState(false);
  const [errorText, setErrorText] = useState<string | undefined>();

  async function attempt(run: () => Promise<void>, errorKey: string) {
    setErrorText(undefined);
    setIsBusy(true);
    try {
      await run();
      reload();
    } catch (error) {
      setErrorText(messages(errorKey, { reason: reasonOf(error) }));
    } finally {
      setIsBusy(false);
    }
  }

  return {
    loaded,
    isBusy,
    errorText,
    canChange: languagePacks !== undefined,
    upload: (file: File) => {
      if (!languagePacks) return;
      if (packOf(file.name)) void attempt(() => languagePacks.upload(file, catalog), 'packs.uploadFailed');
      else setErrorText(messages('packs.wrongName'));
    },
    remove: (pack: LanguagePack) => {
      if (languagePacks) void attempt(() => languagePacks.remove(pack), 'packs.removeFailed');
    },
  };
}
