import { settingsQuery, useConsole } from '@signalbox/api/react';
import { PageFrame, useFailureText } from '@signalbox/console-kit';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { Alert, Button, Skeleton } from 'antd';
import { useEffect, useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { PreviewButton } from '../preview/preview-button';
import { usePreviewChoices } from '../preview/use-preview-choices';
import { savedTreeOf } from '../save/saved-tree';
import { EditorPage } from './editor-page';
import { editorQuery } from './editor-query';

/** `/app/router`: the pages of the front end. */
export function RouterPage() {
  const { api, setPageTitle } = useConsole();
  const { t } = useTranslation('pages');
  const title = t('groups/router::title');
  useEffect(() => setPageTitle(title), [setPageTitle, title]);
  const failureText = useFailureText();
  const [{ isOpen: isPreviewOpen }] = usePreviewChoices();
  const queries = useQueryClient();
  const settings = useQuery(settingsQuery(api));
  const source = useQuery(editorQuery(queries));
  const saved = useMemo(() => settings.data && savedTreeOf(settings.data), [settings.data]);
  const failure = settings.data && source.data ? null : (settings.error ?? source.error);
  const handleRetry = () => void Promise.all([settings.refetch(), source.refetch()]);

  return (
    <PageFrame
      title={title}
      description={t('groups/router::description')}
      actions={saved && source.data ? <PreviewButton /> : null}
      width={isPreviewOpen ? 'wide' : 'normal'}
    >
      {saved && source.data ? (
        <EditorPage saved={saved} {...source.data} />
      ) : failure ? (
        <Alert
          type="error"
          showIcon
          role="alert"
          title={t('loadFailed')}
          description={failureText(failure)}
          action={<Button onClick={handleRetry}>{t('retry')}</Button>}
        />
      ) : (
        <output aria-label={t('loading')} aria-busy>
          <Skeleton active title={false} paragraph={{ rows: 7 }} />
        </output>
      )}
    </PageFrame>
  );
}
