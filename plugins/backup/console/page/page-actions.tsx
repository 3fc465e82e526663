import { ClockCircleOutlined, CloudUploadOutlined, SaveOutlined } from '@ant-design/icons';
import { Button, Flex } from 'antd';
import { useTranslation } from 'react-i18next';
import { useMay } from '../use-may';
import type { OpenDialog } from './dialogs';

/** What can be done without a row. */
export function PageActions({ onOpen }: { onOpen: (dialog: OpenDialog) => void }) {
  const { t } = useTranslation('backup');
  const may = useMay();
  return (
    <Flex gap="small" wrap="wrap">
      {may('backup.upload') && (
        <Button icon={<CloudUploadOutlined aria-hidden />} onClick={() => onOpen({ kind: 'upload' })}>
          {t('action.upload')}
        </Button>
      )}
      {may('backupCycle.view') && (
        <Button icon={<ClockCircleOutlined aria-hidden />} onClick={() => onOpen({ kind: 'cycles' })}>
          {t('action.cycles')}
        </Button>
      )}
      {may('backup.export') && (
        <Button type="primary" icon={<SaveOutlined aria-hidden />} onClick={() => onOpen({ kind: 'one-click' })}>
          {t('action.oneClick')}
        </Button>
      )}
    </Flex>
  );
}
