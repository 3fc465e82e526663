import { Button } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { BundleDialog } from './bundle-dialog';

/** Opens the list of what a support bundle contains. */
export function BundleButton() {
  const { t } = useTranslation('operation');
  const [isOpen, setIsOpen] = useState(false);
  return (
    <>
      <Button onClick={() => setIsOpen(true)}>{t('bundle')}</Button>
      {isOpen && <BundleDialog onClose={() => setIsOpen(false)} />}
    </>
  );
}
