import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import { mediaQueries, useConsole, useMediaQuery } from '@signalbox/api/react';
import { ShellIcon } from '../icon/shell-icon';
import { PopupButton } from '../popup-button/popup-button';

export function UserMenu() {
  const { t } = useTranslation('console');
  const navigate = useNavigate();
  const { user } = useConsole();
  const isNarrow = useMediaQuery(mediaQueries.narrow);
  const name = user.name || user.username;
  return (
    <PopupButton
      placement="bottomRight"
      menu={{
        items: [
          { key: '/app/profile', icon: <ShellIcon name="user" />, label: t('profile.title') },
          { type: 'divider' },
          { key: '/app/logout', icon: <ShellIcon name="logout" />, label: t('logOut') },
        ],
        onClick: ({ key }) => void navigate(key),
      }}
      button={{
        icon: <ShellIcon name="user" />,
        'aria-label': t('userMenu', { name }),
        children: isNarrow ? null : name,
      }}
    />
  );
}
