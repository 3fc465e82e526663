import { CheckCircleFilled, ClockCircleOutlined, CloseCircleFilled, LoadingOutlined } from '@ant-design/icons';
import { useConsole } from '@signalbox/api/react';
import { theme } from 'antd';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { NoticeStep } from '../../shared/notice';
import styles from './test-steps.module.css';

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
    <ol aria-label={t('test.steps')} aria-live="polite" className={styles.steps}>
      {steps.map(({ name, status, milliseconds }) => (
        <li key={name} className={styles.step}>
          <span aria-hidden>{icons[status]}</span>
          <span>{t(`step.${name}`)}</span>
          <span style={{ color: token.colorTextDescription }}>{t(`status.${status}`)}</span>
          <span className={styles.duration}>{duration.format(milliseconds)}</span>
        </li>
      ))}
      {isRunning && (
        <li className={styles.step}>
          <LoadingOutlined aria-hidden style={{ color: token.colorPrimary }} />
          <span>{t('test.running')}</span>
        </li>
      )}
    </ol>
  );
}
