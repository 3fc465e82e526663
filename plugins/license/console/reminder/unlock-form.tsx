import { loginSettingsQuery, readAgain, settingKeys, useConsole } from '@signalbox/api/react';
import { useFailureText } from '@signalbox/console-kit';
import { isJsonObject, objectOf } from '@signalbox/schemas/json';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { Button, Input, Space, Typography } from 'antd';
import { type FormEvent, useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { readReminder } from './read-reminder';
import styles from './reminder-box.module.css';
import { shownReminder } from './shown-reminder';

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

/** The typed unlock code is not the one that the platform sent. */
class WrongCode extends Error {}

/**
 * Sends the unlock code of the shown entry. The platform checks it and sets `showCode`; its live message then removes the
 * reminder from all open consoles. An existing platform may send the codes instead of checking them: then the console
 * compares, and sends the whole reminder, because such a platform may replace it.
 */
function useUnlock() {
  const { api } = useConsole();
  const queries = useQueryClient();
  return useMutation({
    mutationFn: async (code: string) => {
      // The platform rejects a list that an administrator has changed since.
      const settings = await queries.fetchQuery({ ...loginSettingsQuery(api), staleTime: 0 });
      const shown = shownReminder(readReminder(settings), { isAdmin: false, now: Date.now() });
      if (shown?.unlocks === undefined) return;
      const { expireSettings, ...rest } = objectOf(settings.pressMoney);
      const items = Array.isArray(expireSettings) ? expireSettings : [];
      const stored = objectOf(items[shown.unlocks]).code;
      const isSent = !isJsonObject(stored);
      if (isSent && String(stored) !== code) throw new WrongCode();
      const unlocked = { ...objectOf(items[shown.unlocks]), showCode: true, ...(!isSent && { code }) };
      await api.patch('core/setting', {
        _pressMoney: true,
        pressMoney: { ...(isSent && rest), expireSettings: items.with(shown.unlocks, unlocked) },
      });
    },
    onSuccess: () => readAgain(queries, settingKeys.all),
  });
}
