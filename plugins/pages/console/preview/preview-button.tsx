import { EyeOutlined } from '@ant-design/icons';
import { useQuery } from '@tanstack/react-query';
import { Button } from 'antd';
import { useTranslation } from 'react-i18next';
import { previewQuery } from './preview-query';
import { usePreviewChoices } from './use-preview-choices';

/** Opens and closes the preview. */
export function PreviewButton() {
  const { t } = useTranslation('pages');
  const [{ isOpen }, choose] = usePreviewChoices();
  const { isFetching } = useQuery({ ...previewQuery(), enabled: isOpen });
  return (
    <Button
      icon={<EyeOutlined aria-hidden />}
      aria-expanded={isOpen}
      loading={isOpen && isFetching}
      onClick={() => choose({ isOpen: !isOpen })}
    >
      {t('preview.title')}
    </Button>
  );
}
