import { useFailureText } from '@signalbox/console-kit';
import { Button, Input, Space, Typography } from 'antd';
import { useId, useState, type FormEvent } from 'react';
import { useTranslation } from 'react-i18next';
import styles from './reminder-box.module.css';
import { useUnlock, WrongCode } from './use-unlock';

/** The field of the unlock code. `isDisabled`: in the preview. */
export function UnlockForm({ isDisabled = false }: { isDisabled?: boolean }) {
  const { t } = useTranslation('license');
  const failureText = useFailureText();
  const id = useId();
  const [code, setCode] = useState('');
  const [isMissing, setIsMissing] = useState(false);
  const { mutate, isPending, error, reset } = useUnlock();
  const failure = error instanceof WrongCode ? t('reminder.codeWrong') : error && failureText(error);
  const problem = isMissing ? t('reminder.codeMissing') : failure;
  const handleSubmit = (event: FormEvent) => {
    event.preventDefault();
    setIsMissing(code === '');
    if (code !== '') mutate(code);
  };
  const handleCode = (next: string) => {
    setCode(next);
    setIsMissing(false);
    reset();
  };
  return (
    <form className={styles.unlock} onSubmit={handleSubmit} noValidate>
      <label htmlFor={id}>{t('reminder.code')}</label>
      <Space.Compact block>
        <Input.Password
          id={id}
          autoComplete="off"
          maxLength={1024}
          disabled={isDisabled}
          value={code}
          status={problem ? 'error' : ''}
          aria-invalid={problem ? true : undefined}
          aria-describedby={`${id}-problem`}
          onChange={({ target }) => handleCode(target.value)}
        />
        <Button type="primary" htmlType="submit" loading={isPending} disabled={isDisabled}>
          {t('reminder.unlock')}
        </Button>
      </Space.Compact>
      <div id={`${id}-problem`} role="alert">
        {problem && <Typography.Text type="danger">{problem}</Typography.Text>}
      </div>
    </form>
  );
}
