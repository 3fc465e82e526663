import type { PanelActionProps } from '@signalbox/api/plugin';
import { Button, Flex, Typography } from 'antd';
import { useState } from 'react';
import { createPortal } from 'react-dom';
import { useTranslation } from 'react-i18next';
import { readReminder, type ReminderSettings } from './read-reminder';
import { ReminderBox } from './reminder-box';
import { shownReminder } from './shown-reminder';
import { UnlockForm } from './unlock-form';

/** *Preview* of the settings tab: shows the box with the values as typed, as a user would see it 14 days before the end. */
export function PreviewAction({ readValues, validate }: PanelActionProps) {
  const { t } = useTranslation('license');
  const [preview, setPreview] = useState<ReminderSettings>();
  const [isInvalid, setIsInvalid] = useState(false);
  const close = () => setPreview(undefined);
  const handleClick = () => {
    const isValid = validate();
    setIsInvalid(!isValid);
    if (isValid) setPreview(readReminder(readValues()));
  };
  return (
    <Flex vertical gap={4} align="start">
      <Button aria-expanded={preview !== undefined} onClick={preview ? close : handleClick}>
        {t(preview ? 'reminder.endPreview' : 'reminder.showPreview')}
      </Button>
      <output>
        <Typography.Text type={isInvalid ? 'danger' : 'secondary'}>
          {t(isInvalid ? 'reminder.invalid' : 'reminder.previewHelp')}
        </Typography.Text>
      </output>
      {preview && createPortal(<Preview settings={preview} onClose={close} />, document.body)}
    </Flex>
  );
}

function Preview({ settings, onClose }: { settings: ReminderSettings; onClose: () => void }) {
  const [now] = useState(() => Date.now());
  // As if the window had started, and no user had entered the code.
  const items = settings.items.map((item) => ({ ...item, windowSeconds: Infinity, isUnlocked: false }));
  const shown = shownReminder({ ...settings, items }, { isAdmin: false, now });
  return (
    <ReminderBox
      settings={settings}
      days={shown?.days ?? 14}
      tip={shown?.tip ?? settings.tip}
      isPreview
      onClose={onClose}
    >
      {shown?.unlocks !== undefined && <UnlockForm isDisabled />}
    </ReminderBox>
  );
}
