import { ApiError } from '@signalbox/api/client';
import { useFailureText } from '@signalbox/console-kit';
import { errorSentence, type FormMessages } from '@signalbox/engine/react';
import { pathOf } from '@signalbox/engine/core';
import { useTranslation } from 'react-i18next';
import { usePageTitle } from '../editor/use-page-title';
import type { RejectedPage } from './rejected-pages';
import type { SaveFailure } from './save-failure';

/** Explains in lines why a save failed: each names its page and its field by their titles, in the user's locale. */
export function useFailedText(messages: FormMessages): (failure: SaveFailure & { kind: 'failed' }) => string[] {
  const { t } = useTranslation('pages');
  const failureText = useFailureText();
  const titleOf = usePageTitle();

  const sentenceOf = ({ node, error: { pointer, keyword, params } }: RejectedPage) => {
    const path = pathOf(pointer);
    const [name] = path;
    const place =
      name === undefined
        ? { formId: 'router/base', plan: { path: ['routers'], messageKey: 'routers' } }
        : { formId: 'pages/page', plan: { path: [name], messageKey: name } };
    const error = {
      pointer: name === undefined ? '/routers' : pointer,
      keyword,
      params: { ...params, node: titleOf(node) },
    };
    return errorSentence({ ...place, error, messages });
  };
  return ({ error, rejected }) => {
    if (rejected.length > 0) return rejected.map(sentenceOf);
    const permission = missingPermission(error);
    return [
      permission === undefined
        ? failureText(error)
        : t('failed.permission', { permission: t(`data::permissions.${permission}`) }),
    ];
  };
}

/** The permission to add, change or delete pages that the server named as missing. */
function missingPermission(error: unknown): string | undefined {
  if (!(error instanceof ApiError) || error.errorName !== 'forbidden') return undefined;
  const { detail } = error.body;
  return /^frontRouterMenu\.(?:add|edit|delete)$/.test(detail) ? detail : undefined;
}
