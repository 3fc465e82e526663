import type { PanelActionProps } from '@signalbox/api/plugin';
import { useConsole } from '@signalbox/api/react';
import { LoadedDialog, scrollingBody, WaitingDialog } from '@signalbox/console-kit';
import { Alert, Button, Flex } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useQuery } from '@tanstack/react-query';
import { ProblemDetails } from '../problem/problem-details';
import { typedTemplates } from './compare-templates';
import { TemplateList } from './template-list';
import { templatesQuery } from './templates-query';

interface TemplatesDialogProps extends Omit<PanelActionProps, 'validate'> {
  onClose: () => void;
}

/** Fetches the templates of the account, and compares them with those typed. What the user adds goes into the draft of the tab. */
export function TemplatesDialog({ formId, readValues, setValue, onClose }: TemplatesDialogProps) {
  const { t } = useTranslation('notifications');
  const { api } = useConsole();
  const [typed, setTyped] = useState(() => typedTemplates(readValues()));
  const [query] = useState(() => templatesQuery(api, readValues()));
  const { data, error, isFetching, refetch } = useQuery(query);
  const title = t('templates.title');
  const retry = () => void refetch();
  if (data === undefined)
    return (
      <WaitingDialog title={title} width={width} error={isFetching ? null : error} onRetry={retry} onClose={onClose} />
    );
  const { templates, problem } = data;
  return (
    <LoadedDialog
      title={title}
      width={width}
      styles={scrollingBody}
      onCancel={onClose}
      closable={{ 'aria-label': t('test.close') }}
      footer={
        <Flex gap="small" justify="end" wrap>
          {problem && (
            <Button onClick={retry} loading={isFetching}>
              {t('templates.retry')}
            </Button>
          )}
          <Button type="primary" onClick={onClose}>
            {t('test.close')}
          </Button>
        </Flex>
      }
    >
      {problem ? (
        <Alert
          type="error"
          showIcon
          role="alert"
          title={t(`causes.${problem.cause}`)}
          description={<ProblemDetails problem={problem} formId={formId} />}
        />
      ) : (
        <TemplateList
          templates={templates}
          typed={typed}
          {...(setValue && {
            onTake: (next) => {
              setTyped(next);
              setValue('/wechat/template', next);
            },
          })}
        />
      )}
    </LoadedDialog>
  );
}

const width = 720;
