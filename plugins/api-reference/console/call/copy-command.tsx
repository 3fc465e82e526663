import { useConsole } from '@signalbox/api/react';
import { Button } from 'antd';
import { useTranslation } from 'react-i18next';
import type { Operation } from '../document/operations-of';
import { type CallInput, commandOf, requestOf } from './request-of';

/** Copies the call as a command, with a variable instead of the token. Browsers have no clipboard without TLS. */
export function CopyCommand({ operation, input }: { operation: Operation; input: CallInput }) {
  const { t } = useTranslation('api-reference');
  const { api, notify } = useConsole();
  const handleCopy = async () => {
    const request = requestOf(operation, input);
    const { resource, ...body } = 'errors' in request ? { resource: operation.path.replace('/rest/', '') } : request;
    await navigator.clipboard.writeText(commandOf(operation, { ...body, url: api.own.urlOf(resource) }));
    notify(t('copied'));
  };
  if (!globalThis.isSecureContext) return null;
  return <Button onClick={() => void handleCopy()}>{t('copy')}</Button>;
}
