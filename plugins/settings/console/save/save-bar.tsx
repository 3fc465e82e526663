import { Button, Flex, theme, Typography } from 'antd';
import { useTranslation } from 'react-i18next';
import type { DraftsStatus } from '../drafts/draft-book';
import styles from './save-bar.module.css';

export interface SaveBarProps {
  status: DraftsStatus;
  isSaving: boolean;
  onSave: () => void;
  onCancel: () => void;
}

/** Save and Cancel, always in reach, with the state of the draft between them. */
export function SaveBar({ status, isSaving, onSave, onCancel }: SaveBarProps) {
  const { t } = useTranslation('settings');
  const { token } = theme.useToken();
  return (
    <div className={styles.bar} style={{ background: token.colorBgContainer, borderColor: token.colorBorderSecondary }}>
      <output className={styles.state}>
        <Typography.Text type={status.isValid ? 'secondary' : 'danger'}>
          {stateText({ status, isSaving, t })}
        </Typography.Text>
      </output>
      <Flex gap="small">
        <Button onClick={onCancel} disabled={isSaving}>
          {t('cancel')}
        </Button>
        <Button type="primary" onClick={onSave} loading={isSaving} disabled={!status.isDirty || !status.isValid}>
          {t('save')}
        </Button>
      </Flex>
    </div>
  );
}

interface StateFacts {
  status: DraftsStatus;
  isSaving: boolean;
  t: (key: string, holes?: Record<string, number>) => string;
}

function stateText({ status, isSaving, t }: StateFacts): string {
  if (isSaving) return t('state.submitting');
  if (!status.isValid) return t('state.invalid', { count: status.faultCount });
  return status.state === 'pristine' ? '' : t(`state.${status.state}`);
}
