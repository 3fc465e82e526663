import { MoreOutlined } from '@ant-design/icons';
import { MenuButton } from '@signalbox/console-kit/menu-button';
import { Button } from 'antd';
import { useTranslation } from 'react-i18next';
import type { ActionEntry } from './use-entries';

interface MoreActionsProps {
  entries: readonly ActionEntry[];
  isDisabled: boolean;
}

/** The menu of the actions that have no button of their own. */
export function MoreActions({ entries, isDisabled }: MoreActionsProps) {
  const { t } = useTranslation('media');
  return (
    <MenuButton
      disabled={isDisabled}
      menu={{
        items: entries.map(({ key, label, icon, isPossible }) => ({ key, label, icon, disabled: !isPossible })),
        onClick: ({ key }) => entries.find((entry) => entry.key === key)?.run(),
      }}
    >
      <Button
        type="text"
        icon={<MoreOutlined aria-hidden />}
        aria-label={t('actions.more')}
        title={t('actions.more')}
      />
    </MenuButton>
  );
}
