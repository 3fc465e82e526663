import { LogoutOutlined, UserOutlined } from '@ant-design/icons';
import { Button, Dropdown } from 'antd';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import { useConsole } from '@signalbox/api/react';
import { useIsNarrow } from './use-is-narrow';

export function UserMenu() {
  const { t } = useTranslation('console');
  const navigate = useNavigate();
  const { user } = useConsole();
  const isNarrow = useIsNarrow();
  const name = user.name || user.username;
  return (
    <Dropdown
      trigger={['click']}
      placement="bottomRight"
      menu={{
        items: [
          { key: '/app/profile', icon: <UserOutlined />, label: t('profile.title') },
          { type: 'divider' },
          { key: '/app/logout', icon: <LogoutOutlined />, label: t('logOut') },
        ],
        onClick: ({ key }) => void navigate(key),
      }}
    >
      <Button type="text" icon={<UserOutlined />} aria-label={t('userMenu', { name })}>
        {isNarrow ? null : name}
      </Button>
    </Dropdown>
  );
}
