import { MoreOutlined } from '@ant-design/icons';
import { Button, Dropdown } from 'antd';
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
    <Dropdown
      trigger={['click']}
      disabled={isDisabled}
      menu={{
        items: entries.map(({ key, label, icon, isPossible }) => ({ key, label, icon, disabled: !isPossible })),
        onClick: ({ key, domEvent }) => {
          // Enter would also click the first button of a dialog that the entry opens.
          domEvent.preventDefault();
          entries.find((entry) => entry.key === key)?.run();
        },
      }}
    >
      <Button
        type="text"
        icon={<MoreOutlined aria-hidden />}
        aria-label={t('actions.more')}
        title={t('actions.more')}
      />
    </Dropdown>
  );
}
