import { UploadOutlined } from '@ant-design/icons';
import { readAgain, useConsole } from '@signalbox/api/react';
import { useFailureText, useUpload } from '@signalbox/console-kit';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { Alert, Button, Flex, Modal, Progress, Typography, Upload } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { versionDays } from '../../shared/versions';
import type { Item } from '../items/item';
import { libraryKeys } from '../library/library-queries';
import { parentOf } from '../library/paths';
import { extensionOf } from '../names/name-problem';
import { UsesNote } from '../uses/uses-note';
import { usesOfQuery } from '../uses/uses-of';

interface ReplaceDialogProps {
  item: Item;
  onReplaced: () => void;
  onClose: () => void;
}

/** Gives a file another content. Its name and address stay, and its present content becomes a version. */
export function ReplaceDialog({ item, onReplaced, onClose }: ReplaceDialogProps) {
  const { t } = useTranslation('media');
  const { api } = useConsole();
  const failureText = useFailureText();
  const { replace, percent, stop } = useReplace(item, onReplaced);
  const [chosen, setChosen] = useState<File>();
  const uses = useQuery(usesOfQuery(api, [item.path]));
  const extension = extensionOf(item.name);
  const isSameType = chosen === undefined || extensionOf(chosen.name).toLowerCase() === extension.toLowerCase();
  const isReady = chosen !== undefined && isSameType && (uses.data !== undefined || uses.error !== null);
  const handleClose = () => {
    stop();
    onClose();
  };
  return (
    <Modal
      open
      centered
      title={t('replace.title', { name: item.name })}
      okText={t('replace.ok')}
      okButtonProps={{ disabled: !isReady }}
      cancelText={t('cancel')}
      confirmLoading={replace.isPending}
      onOk={() => chosen && replace.mutate(chosen)}
      onCancel={handleClose}
      focusable={{ focusTriggerAfterClose: false }}
    >
      <Flex vertical gap="middle">
        <FileChoice
          chosen={chosen}
          extension={extension}
          isDisabled={replace.isPending}
          onChoose={(file) => {
            setChosen(file);
            replace.reset();
          }}
        />
        {isSameType ? null : <Alert type="error" showIcon role="alert" title={t('replace.otherType', { extension })} />}
        {percent === undefined ? null : <Progress percent={percent} aria-label={t('replace.progress')} />}
        {replace.error && percent === undefined ? (
          <Alert
            type="error"
            showIcon
            role="alert"
            title={t('replace.failed', { reason: failureText(replace.error) })}
          />
        ) : null}
        <UsesNote change="replace" uses={uses} />
        <Typography.Text type="secondary">{t('replace.version', { days: versionDays })}</Typography.Text>
      </Flex>
    </Modal>
  );
}

/** Uploads another content for a file, under its name. `percent` is undefined while nothing is sent; `stop` ends the upload. */
function useReplace(item: Item, onReplaced: () => void) {
  const queries = useQueryClient();
  const { percent, send, stop } = useUpload();
  const replace = useMutation({
    mutationFn: async (file: File) => {
      const params = { catalog: parentOf(item.path), action: 'cover' };
      await send('core/mediaLibrary/upload', new File([file], item.name, { type: file.type }), { params });
      await readAgain(queries, libraryKeys.all);
    },
    onSuccess: onReplaced,
  });
  return { replace, percent, stop };
}

interface FileChoiceProps {
  chosen: File | undefined;
  /** Extension of the files to choose from, with its dot; '' for files without one. */
  extension: string;
  isDisabled: boolean;
  onChoose: (file: File) => void;
}

/** A button that chooses a file of the user's computer, and its name. */
function FileChoice({ chosen, extension, isDisabled, onChoose }: FileChoiceProps) {
  const { t } = useTranslation('media');
  return (
    <Flex gap="small" align="center" wrap>
      <Upload
        accept={extension}
        maxCount={1}
        showUploadList={false}
        disabled={isDisabled}
        beforeUpload={(file) => {
          onChoose(file);
          return false;
        }}
      >
        <Button icon={<UploadOutlined aria-hidden />} disabled={isDisabled}>
          {t('replace.choose')}
        </Button>
      </Upload>
      <Typography.Text type={chosen ? undefined : 'secondary'} style={{ overflowWrap: 'anywhere' }}>
        <bdi>{chosen?.name ?? t('replace.none', { extension })}</bdi>
      </Typography.Text>
    </Flex>
  );
}
