import type { PanelActionProps } from '@signalbox/api/plugin';
import type { JsonObject } from '@signalbox/schemas';
import { Button, Flex, Typography } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { type TestTarget, targetOf } from './test-target';
import { TestDialog } from './test-dialog';

/** *Send test* of a notification tab: opens the dialog with the values as typed. */
export function TestAction({ formId, readValues, validate }: PanelActionProps) {
  const { t } = useTranslation('notifications');
  const [opened, setOpened] = useState<{ target: TestTarget; settings: JsonObject }>();
  const [problem, setProblem] = useState<string>();
  const handleClick = () => {
    setProblem(undefined);
    if (!validate()) return setProblem(t('test.invalid'));
    const settings = readValues();
    const target = targetOf(formId, settings);
    if (target === undefined) return;
    if (target.templates?.length === 0) return setProblem(t('test.noTemplate'));
    setOpened({ target, settings });
  };
  return (
    <Flex vertical gap={4} align="start">
      <Button onClick={handleClick}>{t('test.open')}</Button>
      <output>
        <Typography.Text type={problem === undefined ? 'secondary' : 'danger'}>
          {problem ?? t('test.openHelp')}
        </Typography.Text>
      </output>
      {opened && <TestDialog {...opened} formId={formId} onClose={() => setOpened(undefined)} />}
    </Flex>
  );
}
