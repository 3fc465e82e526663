import { useConsole } from '@signalbox/api/react';
import { useFailureText } from '@signalbox/console-kit';
import { useQuery } from '@tanstack/react-query';
import { Alert, Flex, Modal, Progress, Typography } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { versionDays } from '../../shared/versions';
import type { Item } from '../items/item';
import { extensionOf } from '../names/name-problem';
import { UsesNote } from '../uses/uses-note';
import { usesOfQuery } from '../uses/uses-of';
import { FileChoice } from './file-choice';
import { useReplace } from './use-replace';

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
