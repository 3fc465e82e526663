import { ReloadOutlined } from '@ant-design/icons';
import { readAgain } from '@signalbox/api/react';
import { useQueryClient } from '@tanstack/react-query';
import { Button } from 'antd';
import { useTranslation } from 'react-i18next';
import type { OpenModel } from '../model/open-model';
import { recordKeys } from '../model/record-keys';

/** Reads the records again, for what others have changed. */
export function ReloadButton({ model }: { model: OpenModel }) {
  const { t } = useTranslation('lists');
  const queries = useQueryClient();
  return (
    <Button
      icon={<ReloadOutlined />}
      onClick={() => void readAgain(queries, recordKeys.ofModel(model.id))}
      aria-label={t('reload')}
      title={t('reload')}
    />
  );
}
