import { useEffect, useRef } from 'react';
import { Alert, Button, Flex } from 'antd';
import { useTranslation } from 'react-i18next';
import { pathOf, type FieldError } from '@signalbox/engine/core';
import { errorSentence, type FormStore, type FormMessages } from '@signalbox/engine/react';

interface HiddenErrorsProps {
  store: FormStore;
  errors: FieldError[];
  messages: FormMessages;
  disabled: boolean;
}

/** Errors of values that no input of the tab shows, each with a button that removes the value. */
export function HiddenErrors({ store, errors, messages, disabled }: HiddenErrorsProps) {
  const { t } = useTranslation('settings');
  const root = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const answer = () => {
      const request = store.jotai.get(store.focusRequest);
      if (request === undefined || answered.has(request)) return;
      const button = root.current?.querySelector<HTMLElement>(`[data-pointer="${CSS.escape(request.pointer)}"]`);
      if (!button) return;
      button.focus();
      answered.add(request);
    };
    answer();
    return store.jotai.sub(store.focusRequest, answer);
  }, [store]);

  const list = errors.map((error) => {
    const sentence = sentenceOf({ store, error, messages });
    return (
      <Flex key={error.pointer} gap="small" align="center" justify="space-between">
        {sentence}
        {error.field === '' ? null : (
          <Button
            size="small"
            data-pointer={error.field}
            aria-label={t('hidden.removeOf', { reason: sentence })}
            disabled={disabled}
            onClick={() => store.setValue(error.field, undefined)}
          >
            {t('hidden.remove')}
          </Button>
        )}
      </Flex>
    );
  });
  return (
    <div ref={root}>
      <Alert type="warning" showIcon title={t('hidden.title')} description={list} />
    </div>
  );
}

/** Each request moves focus once, regardless of re-renders. */
const answered = new WeakSet<object>();

function sentenceOf({
  store,
  error,
  messages,
}: Pick<HiddenErrorsProps, 'store' | 'messages'> & { error: FieldError }): string {
  const plan = store.plan.fields.find(({ pointer }) => pointer === error.field) ?? placeOf(error);
  return errorSentence({ formId: store.form.id, plan, error, messages });
}

/** For an error of the whole form, or at a name that the form does not have. */
function placeOf({ pointer }: FieldError) {
  const path = pathOf(pointer);
  return { path, messageKey: path.join('.') };
}
