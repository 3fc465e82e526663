import { CloseOutlined, DownOutlined, UpOutlined } from '@ant-design/icons';
import { Button } from 'antd';
import { useTranslation } from 'react-i18next';
import type { UploadSummary } from '../items/upload-summary';
import styles from './panel.module.css';

interface PanelHeaderProps {
  summary: UploadSummary;
  isOpen: boolean;
  onToggle: () => void;
  /** Undefined while there is something that closing would hide. */
  onClose: (() => void) | undefined;
}

/** Shows how far the uploads are, in a line. */
export function PanelHeader({ summary, isOpen, onToggle, onClose }: PanelHeaderProps) {
  const { t } = useTranslation('media');
  const Arrow = isOpen ? DownOutlined : UpOutlined;
  const toggle = t(isOpen ? 'uploads.collapse' : 'uploads.expand');
  return (
    <header className={styles.header}>
      <h2 className={styles.title}>{titleOf(summary)}</h2>
      <Button
        type="text"
        size="small"
        icon={<Arrow aria-hidden />}
        aria-label={toggle}
        aria-expanded={isOpen}
        title={toggle}
        onClick={onToggle}
      />
      {onClose ? (
        <Button
          type="text"
          size="small"
          icon={<CloseOutlined aria-hidden />}
          aria-label={t('uploads.close')}
          title={t('uploads.close')}
          onClick={onClose}
        />
      ) : null}
    </header>
  );

  function titleOf({ total, underWay, questions, failed, done }: UploadSummary): string {
    if (total === 0) return t('uploads.title');
    if (underWay > 0) return t('uploads.running', { ended: total - underWay - questions, total });
    if (questions > 0) return t('uploads.asking');
    return failed > 0 ? t('uploads.someFailed', { failed, total }) : t('uploads.allDone', { count: done });
  }
}
