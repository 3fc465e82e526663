import { Select } from 'antd';
import { useTranslation } from 'react-i18next';
import type { DraftLanguage } from '../draft/use-draft-languages';
import styles from './preview.module.css';

const schemes = ['light', 'dark'] as const;
const widths = ['full', 'computer', 'tablet', 'phone'] as const;

export interface PreviewView {
  language: string;
  direction: 'ltr' | 'rtl';
  width: (typeof widths)[number];
  scheme: (typeof schemes)[number];
  /** False: as a user sees the tab who may not change it. */
  mayChange: boolean;
}

interface PreviewBarProps {
  view: PreviewView;
  languages: readonly DraftLanguage[];
  onChange: (view: PreviewView) => void;
}

/** Edits how the preview is shown. */
export function PreviewBar({ view, languages, onChange }: PreviewBarProps) {
  const { t } = useTranslation('studio');
  const change = <Key extends keyof PreviewView>(key: Key, value: PreviewView[Key]) =>
    onChange({ ...view, [key]: value });
  return (
    <fieldset className={styles.bar} aria-label={t('view.title')}>
      <Select
        aria-label={t('view.language')}
        value={view.language}
        options={languages.map(({ code, label }) => ({ value: code, label }))}
        onChange={(language) =>
          onChange({
            ...view,
            language,
            direction: languages.find(({ code }) => code === language)?.direction ?? 'ltr',
          })
        }
      />
      <Select
        aria-label={t('view.direction')}
        value={view.direction}
        options={(['ltr', 'rtl'] as const).map((value) => ({ value, label: t(`view.${value}`) }))}
        onChange={(value) => change('direction', value)}
      />
      <Select
        aria-label={t('view.width')}
        value={view.width}
        options={widths.map((value) => ({ value, label: t(`view.${value}`) }))}
        onChange={(value) => change('width', value)}
      />
      <Select
        aria-label={t('view.scheme')}
        value={view.scheme}
        options={schemes.map((value) => ({ value, label: t(`view.${value}`) }))}
        onChange={(value) => change('scheme', value)}
      />
      <Select
        aria-label={t('view.role')}
        value={view.mayChange ? 'edit' : 'see'}
        options={(['edit', 'see'] as const).map((value) => ({ value, label: t(`view.${value}`) }))}
        onChange={(value) => change('mayChange', value === 'edit')}
      />
    </fieldset>
  );
}
