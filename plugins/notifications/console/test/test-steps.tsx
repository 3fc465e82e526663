import { CheckCircleFilled, ClockCircleOutlined, CloseCircleFilled, LoadingOutlined } from '@ant-design/icons';
import { useConsole } from '@signalbox/api/react';
import { Flex, theme } from 'antd';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { NoticeStep } from '../../shared/notice';

/** The steps of a test message so far, with their milliseconds. Nothing before the test. */
export function TestSteps({ steps, isRunning }: { steps: NoticeStep[]; isRunning: boolean }) {
  const { t } = useTranslation('notifications');
  const { language } = useConsole();
  const { token } = theme.useToken();
  if (steps.length === 0 && !isRunning) return null;
  const duration = new Intl.NumberFormat(language, { style: 'unit', unit: 'millisecond' });
  const icons: Record<NoticeStep['status'], ReactNode> = {
    succeed: <CheckCircleFilled style={{ color: token.colorSuccess }} />,
    fail: <CloseCircleFilled style={{ color: token.colorError }} />,
    pending: <ClockCircleOutlined style={{ color: token.colorTextDescription }} />,
  };
  return (
    <ol aria-label={t('test.steps')} aria-live="polite" style={{ listStyle: 'none', margin: 0, padding: 0 }}>
      {steps.map(({ name, status, milliseconds }) => (
        <Flex component="li" key={name} gap="small" align="baseline" style={{ paddingBlock: 4 }}>
          <span aria-hidden>{icons[status]}</span>
          <span style={{ flex: 1 }}>{t(`step.${name}`)}</span>
          <span style={{ color: token.colorTextDescription }}>{t(`status.${status}`)}</span>
          <span style={{ minWidth: '5em', textAlign: 'end', fontVariantNumeric: 'tabular-nums' }}>
            {duration.format(milliseconds)}
          </span>
        </Flex>
      ))}
      {isRunning && (
        <Flex component="li" gap="small" align="baseline" style={{ paddingBlock: 4 }}>
          <LoadingOutlined aria-hidden style={{ color: token.colorPrimary }} />
          {t('test.running')}
        </Flex>
      )}
    </ol>
  );
}
