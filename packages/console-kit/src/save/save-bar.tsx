import type { FormState } from '@signalbox/engine/react';
import { Button, theme } from 'antd';
import { type ReactNode, type RefObject, useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import styles from './save-bar.module.css';

/** What Save shows of a page's unsaved changes. */
export interface SaveStatus {
  isDirty: boolean;
  /** True if the changes can be saved. */
  isValid: boolean;
  /** Invalid values. */
  errorCount: number;
  state: FormState;
}

interface SaveBarProps {
  status: SaveStatus;
  isSaving: boolean;
  onSave: () => void;
  onCancel: () => void;
  /** Moves to the next invalid value. */
  onCorrect: () => void;
  /** Error of the last save, if it failed. */
  children: ReactNode;
}

/** Save and Cancel, always visible, with the state of the draft beside them and the error of a failed save above. */
export function SaveBar({ status, isSaving, onSave, onCancel, onCorrect, children }: SaveBarProps) {
  const { t } = useTranslation('console-kit');
  const { token } = theme.useToken();
  const bar = useRef<HTMLElement>(null);
  useClearance(bar);
  return (
    <section
      ref={bar}
      aria-label={t('save')}
      data-save-bar
      className={styles.bar}
      style={{ background: token.colorBgContainer, borderColor: token.colorBorderSecondary }}
    >
      <div className={styles.story}>{children}</div>
      <output className={styles.state}>
        {status.errorCount > 0 && !isSaving ? (
          <Button
            type="link"
            danger
            className={styles.correct}
            aria-label={t('state.correct', { count: status.errorCount })}
            onClick={onCorrect}
          >
            {t('state.invalid', { count: status.errorCount })}
          </Button>
        ) : null}
        <span style={{ color: token.colorTextDescription }}>{stateText({ status, isSaving, t })}</span>
      </output>
      <div className={styles.buttons}>
        <Button onClick={onCancel} disabled={isSaving}>
          {t('cancel')}
        </Button>
        <Button
          type="primary"
          // The icon of a save that ended at once may stay unseen.
          aria-label={t('save')}
          onClick={onSave}
          loading={isSaving}
          disabled={!status.isDirty || !status.isValid}
        >
          {t('save')}
        </Button>
      </div>
    </section>
  );
}

interface StateOptions {
  status: SaveStatus;
  isSaving: boolean;
  t: (key: string) => string;
}

function stateText({ status, isSaving, t }: StateOptions): string {
  if (isSaving) return t('state.submitting');
  return status.state === 'pristine' ? '' : t(`state.${status.state}`);
}

/**
 * Passes to the style sheets how much of the viewport's foot an element covers, as `--save-bar-clearance`: what floats there
 * keeps clear of it. `--save-bar-below` is the room below it at the end of a short form, where something low has its place.
 */
function useClearance(ref: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const bar = ref.current;
    if (!bar) return;
    const root = document.documentElement.style;
    const measure = () => {
      const { top, bottom } = bar.getBoundingClientRect();
      root.setProperty('--save-bar-clearance', `${Math.ceil(Math.max(0, window.innerHeight - top))}px`);
      root.setProperty('--save-bar-below', `${Math.floor(Math.max(0, window.innerHeight - bottom))}px`);
    };
    const observer = new ResizeObserver(measure);
    // On a short page the bar is at the end of the form and moves with it, while the body keeps the height of the viewport.
    for (let each: Element | null = bar; each; each = each.parentElement) observer.observe(each);
    addEventListener('scroll', measure, { passive: true });
    addEventListener('resize', measure);
    measure();
    return () => {
      observer.disconnect();
      removeEventListener('scroll', measure);
      removeEventListener('resize', measure);
      root.removeProperty('--save-bar-clearance');
      root.removeProperty('--save-bar-below');
    };
  }, [ref]);
}
