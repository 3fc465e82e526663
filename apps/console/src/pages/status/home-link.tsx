import { Button } from 'antd';
import { useTranslation } from 'react-i18next';
import { useHref, useNavigate } from 'react-router-dom';

export function HomeLink() {
  const { t } = useTranslation('console');
  const navigate = useNavigate();
  const href = useHref('/app/dashboard');
  return (
    <Button
      type="primary"
      href={href}
      onClick={(event) => {
        event.preventDefault();
        void navigate('/app/dashboard');
      }}
    >
      {t('home.back')}
    </Button>
  );
}
