import { ClockCircleOutlined, CloudUploadOutlined, SaveOutlined } from '@ant-design/icons';
import { Button, Flex } from 'antd';
import { useTranslation } from 'react-i18next';
import { useMayCycle, useMayHere, useScope } from '../scope';
import type { OpenDialog } from '../list/list-props';

/** Actions that need no row. */
export function PageActions({ onOpen }: { onOpen: (dialog: OpenDialog) => void }) {
  const { t } = useTranslation('backup');
  const mayHere = useMayHere();
  const mayCycle = useMayCycle();
  const { make } = useScope();
  return (
    <Flex gap="small" wrap="wrap">
      {mayHere('upload') && (
        <Button icon={<CloudUploadOutlined aria-hidden />} onClick={() => onOpen({ kind: 'upload' })}>
          {t('action.upload')}
        </Button>
      )}
      {mayCycle('view') && (
        <Button icon={<ClockCircleOutlined aria-hidden />} onClick={() => onOpen({ kind: 'cycles' })}>
          {t('action.cycles')}
        </Button>
      )}
      {mayHere('export') && (
        <Button type="primary" icon={<SaveOutlined aria-hidden />} onClick={() => onOpen({ kind: 'one-click' })}>
          {t(make)}
        </Button>
      )}
    </Flex>
  );
}
