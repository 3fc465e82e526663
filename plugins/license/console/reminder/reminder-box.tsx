import { CloseOutlined } from '@ant-design/icons';
import { textIn } from '@signalbox/api';
import { imageUrl } from '@signalbox/api/client';
import type { DashboardRendererProps } from '@signalbox/api/plugin';
import { useConsole } from '@signalbox/api/react';
import { isLanguageText } from '@signalbox/schemas/language-text';
import { queryOptions, useQuery } from '@tanstack/react-query';
import { Button, Skeleton, Tag } from 'antd';
import { type ReactNode, Suspense, useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { ReminderSettings } from './read-reminder';
import styles from './reminder-box.module.css';
import { fillDays, standardTips } from './shown-reminder';

interface ReminderBoxProps {
  settings: ReminderSettings;
  days: number;
  tip: string | undefined;
  isPreview?: boolean;
  /** At the bottom right, the box is one of the parts of the corner. */
  isInCorner?: boolean;
  /** Undefined: the user cannot close it. */
  onClose: (() => void) | undefined;
  /** The field of the unlock code. */
  children: ReactNode;
}

/** The floating box of the reminder, with the size, position and pictures of the settings. On a narrow screen it is a bar. */
export function ReminderBox({ settings, days, tip, isPreview, isInCorner, onClose, children }: ReminderBoxProps) {
  const { t } = useTranslation('license');
  const { language } = useConsole();
  const { width, height, position, name, logo, backgroundImage, dashboard } = settings;
  const title = textIn(name, language) || t('reminder.title');
  const text = useTipText(tip, days);
  const box = (
    <section
      aria-label={title}
      className={styles.box}
      style={{
        inlineSize: width,
        blockSize: height,
        ...(backgroundImage !== undefined && { backgroundImage: `url(${JSON.stringify(imageUrl(backgroundImage))})` }),
      }}
    >
      <Announcement text={isPreview ? '' : `${title}. ${text}`} />
      <div className={styles.header}>
        {logo !== undefined && <img className={styles.logo} src={imageUrl(logo)} alt="" />}
        <strong className={styles.title}>{title}</strong>
        {isPreview && <Tag color="processing">{t('reminder.preview')}</Tag>}
        {onClose && (
          <Button
            type="text"
            size="small"
            icon={<CloseOutlined aria-hidden />}
            aria-label={t('reminder.close')}
            onClick={onClose}
          />
        )}
      </div>
      <div className={styles.content}>
        {dashboard === undefined ? (
          <p className={styles.tip} dir="auto">
            {text}
          </p>
        ) : (
          <ReminderDashboard id={dashboard} tip={text} />
        )}
        {children}
      </div>
    </section>
  );
  if (isInCorner && position === 'bottomRight') return box;
  return (
    <div className={styles.frame} data-position={position}>
      {box}
    </div>
  );
}

/** The text of the reminder with the days left, in the user's language. */
function useTipText(tip: string | undefined, days: number): string {
  const { t, i18n } = useTranslation('license');
  if (days === 0) return t('reminder.over');
  const count = new Intl.NumberFormat(i18n.language).format(days);
  const text = tip === undefined || standardTips.includes(tip) ? t('reminder.tip', { count: days, days: count }) : tip;
  return fillDays(text, count);
}

/** Read out once, when the box appears. A region must be there before its text is. */
function Announcement({ text }: { text: string }) {
  const [announced, setAnnounced] = useState('');
  useEffect(() => {
    const timer = setTimeout(() => setAnnounced((before) => (before === '' ? text : before)));
    return () => clearTimeout(timer);
  }, [text]);
  return <output className="visually-hidden">{announced}</output>;
}

/** The dashboard of the reminder. Its text instead, if the dashboard cannot be read or was deleted. */
function ReminderDashboard({ id, tip }: { id: string; tip: string }) {
  const { api, language, DashboardRenderer } = useConsole();
  const { data: dashboard, isPending } = useQuery(
    queryOptions({
      queryKey: ['core/dashboard', 'one', id],
      queryFn: ({ signal }) =>
        api.get<DashboardRendererProps['dashboard']>(`core/dashboard/${encodeURIComponent(id)}`, { signal }),
    }),
  );
  if (isPending) return <Skeleton active title={false} />;
  if (!dashboard || dashboard['isDelete'] === true || !DashboardRenderer) return <p className={styles.tip}>{tip}</p>;
  const { name } = dashboard;
  return (
    <Suspense fallback={<Skeleton active title={false} />}>
      <div className={styles.dashboard}>
        <DashboardRenderer
          dashboard={dashboard}
          title={isLanguageText(name) ? textIn(name, language) : ''}
          headingLevel={2}
        />
      </div>
    </Suspense>
  );
}
