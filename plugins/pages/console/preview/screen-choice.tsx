import { DesktopOutlined, MobileOutlined, TabletOutlined } from '@ant-design/icons';
import { Segmented } from 'antd';
import { useId, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { screens, screenWidths, type Screen } from './preview-choices';
import styles from './preview.module.css';
import { usePreviewChoices } from './use-preview-choices';

const icons: Record<Screen, ReactNode> = {
  phone: <MobileOutlined aria-hidden />,
  tablet: <TabletOutlined aria-hidden />,
  desktop: <DesktopOutlined aria-hidden />,
};

/** Chooses the width of the screen that the preview draws. */
export function ScreenChoice() {
  const { t } = useTranslation('pages');
  const [{ screen }, choose] = usePreviewChoices();
  const labelId = useId();
  const nameOf = (value: Screen) => t(`preview.screen.${value}`, { width: String(screenWidths[value]) });
  return (
    <div className={styles.choice}>
      <span id={labelId} className={styles.label}>
        {t('preview.screen')}
      </span>
      <Segmented<Screen>
        block
        aria-labelledby={labelId}
        value={screen}
        options={screens.map((value) => ({
          value,
          icon: icons[value],
          label: <span className="visually-hidden">{nameOf(value)}</span>,
          tooltip: nameOf(value),
        }))}
        onChange={(value) => choose({ screen: value })}
      />
    </div>
  );
}
