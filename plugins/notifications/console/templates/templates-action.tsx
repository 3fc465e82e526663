import type { PanelActionProps } from '@signalbox/api/plugin';
import { Button, Flex, Typography } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { TemplatesDialog } from './templates-dialog';

/** *Compare templates* of the WeChat tab: opens the dialog with the values as typed. */
export function TemplatesAction({ validate, ...rest }: PanelActionProps) {
  const { t } = useTranslation('notifications');
  const [isOpen, setIsOpen] = useState(false);
  const [isInvalid, setIsInvalid] = useState(false);
  const handleClick = () => {
    const isValid = validate();
    setIsInvalid(!isValid);
    setIsOpen(isValid);
  };
  return (
    <Flex vertical gap={4} align="start">
      <Button onClick={handleClick}>{t('templates.open')}</Button>
      <output>
        <Typography.Text type={isInvalid ? 'danger' : 'secondary'}>
          {t(isInvalid ? 'test.invalid' : 'templates.openHelp')}
        </Typography.Text>
      </output>
      {isOpen && <TemplatesDialog {...rest} onClose={() => setIsOpen(false)} />}
    </Flex>
  );
}
