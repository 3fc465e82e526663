import { DesktopOutlined, MobileOutlined, TabletOutlined } from '@ant-design/icons';
import { narrowWidth, useConsole } from '@signalbox/api/react';
import { Segmented, Select } from 'antd';
import { type ReactNode, useId } from 'react';
import { useTranslation } from 'react-i18next';
import { type MenuLayout, menuLayouts, type Screen, screens, screenWidths } from './preview-choices';
import styles from './preview.module.css';
import { usePreviewChoices } from './use-preview-choices';
import { useSavedLook } from './use-saved-look';
import { type PreviewViewer, selfId } from './viewers/use-viewers';

interface PreviewChoiceFieldsProps {
  viewers: readonly PreviewViewer[];
  viewer: PreviewViewer;
  /** BCP-47. */
  language: string;
}

/** Edits whose menu the preview shows, and in which language, layout and width. */
export function PreviewChoiceFields({ viewers, viewer, language }: PreviewChoiceFieldsProps) {
  const { t } = useTranslation('pages');
  const { language: ownLanguage, languages } = useConsole();
  const [{ layout, screen }, choose] = usePreviewChoices();
  const saved = useSavedLook();
  const id = useId();
  const hasNoLayout = screenWidths[screen] <= narrowWidth;
  const shownLayout: MenuLayout | 'drawer' = hasNoLayout ? 'drawer' : (layout ?? saved.layout);
  return (
    <div className={styles.choices}>
      <Choice id={`${id}-viewer`} label={t('preview.viewer')}>
        <Select
          id={`${id}-viewer`}
          value={viewer.id}
          options={viewers.map(({ id: value, name }) => ({ value, label: name }))}
          showSearch={{ optionFilterProp: 'label' }}
          onChange={(value) => choose({ viewer: value === selfId ? undefined : value })}
        />
      </Choice>
      <Choice id={`${id}-language`} label={t('preview.language')}>
        <Select
          id={`${id}-language`}
          value={language}
          options={languages.map(({ code, label }) => ({ value: code, label }))}
          onChange={(value) => choose({ language: value === ownLanguage ? undefined : value })}
        />
      </Choice>
      <Choice id={`${id}-layout`} label={t('preview.layout')}>
        <Select
          id={`${id}-layout`}
          value={shownLayout}
          disabled={hasNoLayout}
          options={(hasNoLayout ? drawerOnly : menuLayouts).map((value) => ({
            value,
            label: t(`preview.layout.${value}`),
          }))}
          onChange={(value) => {
            if (value !== 'drawer') choose({ layout: value === saved.layout ? undefined : value });
          }}
        />
      </Choice>
      <ScreenChoice />
    </div>
  );
}

/** A narrow screen has one layout. */
const drawerOnly = ['drawer'] as const;

function Choice({ id, label, children }: { id: string; label: string; children: ReactNode }) {
  return (
    <div className={styles.choice}>
      <label htmlFor={id} className={styles.label}>
        {label}
      </label>
      {children}
    </div>
  );
}

const icons: Record<Screen, ReactNode> = {
  phone: <MobileOutlined aria-hidden />,
  tablet: <TabletOutlined aria-hidden />,
  desktop: <DesktopOutlined aria-hidden />,
};

/** Chooses the width of the screen that the preview draws. */
function ScreenChoice() {
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
