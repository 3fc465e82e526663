import { scrollingBody } from '@signalbox/console-kit';
import { Button, Modal } from 'antd';
import { useTranslation } from 'react-i18next';
import type { PartCounts } from '../../shared/transfer';
import { ImportLeftOut } from './import-left-out';

interface ImportResultDialogProps {
  parts: readonly PartCounts[];
  onClose: () => void;
}

/** Lists the content that an import has left out. */
export function ImportResultDialog({ parts, onClose }: ImportResultDialogProps) {
  const { t } = useTranslation('project-transfer');
  return (
    <Modal
      open
      title={t('importedWithout')}
      width={880}
      centered
      styles={scrollingBody}
      onCancel={onClose}
      closable={{ 'aria-label': t('close') }}
      footer={<Button onClick={onClose}>{t('close')}</Button>}
    >
      <ImportLeftOut parts={parts} />
    </Modal>
  );
}
