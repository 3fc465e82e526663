import { ExportOutlined } from '@ant-design/icons';
import { Button } from 'antd';
import { lazy, Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { ExportDialogProps } from './export-dialog';

const ExportDialog = lazy(async () => ({ default: (await import('./export-dialog')).ExportDialog }));

export type ExportButtonProps = Omit<ExportDialogProps, 'onClose'>;

/** Opens the dialog that exports records as a file. */
export function ExportButton(props: ExportButtonProps) {
  const { t } = useTranslation('collections-react');
  const [isOpen, setIsOpen] = useState(false);
  return (
    <>
      <Button icon={<ExportOutlined aria-hidden />} onClick={() => setIsOpen(true)}>
        {t('export.button')}
      </Button>
      {isOpen && (
        <Suspense>
          <ExportDialog {...props} onClose={() => setIsOpen(false)} />
        </Suspense>
      )}
    </>
  );
}
