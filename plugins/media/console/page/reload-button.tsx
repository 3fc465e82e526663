import { ReloadOutlined } from '@ant-design/icons';
import { readAgain } from '@signalbox/api/react';
import { useQueryClient } from '@tanstack/react-query';
import { Button } from 'antd';
import { useTranslation } from 'react-i18next';
import { libraryKeys } from '../library/library-queries';

/** Reads folders and files again, for what others have changed. */
export function ReloadButton() {
  const { t } = useTranslation('media');
  const queries = useQueryClient();
  return (
    <Button
      icon={<ReloadOutlined aria-hidden />}
      onClick={() => void readAgain(queries, libraryKeys.all)}
      aria-label={t('reload')}
      title={t('reload')}
    />
  );
}
