import { Alert, Button } from 'antd';
import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router-dom';
import { settingsQuery, useConsole } from '@signalbox/api/react';
import { settingsPages, type GroupDefinition } from '@signalbox/schemas';
import { addedFormsQuery } from '../added-tabs/added-forms-query';
import { withAddedForms } from '../added-tabs/with-added-forms';
import { SettingsFrame } from '../side-menu/settings-frame';
import { FormSkeleton } from './form-skeleton';
import { pageFormsQuery } from './page-forms-query';
import { SettingsTabs } from './settings-tabs';

/** The page of one settings group. The last segment of the path names it. */
export function SettingsPage() {
  const { pathname } = useLocation();
  const { t } = useTranslation('settings');
  const key = pathname.replace(/\/+$/, '').split('/').at(-1);
  const group = settingsPages.find((each) => each.key === key);
  if (!group)
    return <Alert type="warning" showIcon title={t('unknownGroup.title')} description={t('unknownGroup.text')} />;
  return (
    <SettingsFrame group={group} isBesideMenu={pathname.includes('/system/list/')}>
      <GroupContent key={group.key} group={group} />
    </SettingsFrame>
  );
}

function GroupContent({ group }: { group: GroupDefinition }) {
  const { api, loadPageMessages } = useConsole();
  const { t, i18n } = useTranslation('settings');
  const saved = useQuery(settingsQuery(api));
  const page = useQuery(pageFormsQuery(group.key, loadPageMessages));
  const added = useQuery(addedFormsQuery({ api, i18n, group: group.key }));
  const forms = useMemo(
    () => page.data && added.data && withAddedForms(page.data, added.data),
    [page.data, added.data],
  );
  const failure = saved.error ?? page.error ?? added.error;
  const handleRetry = () => void Promise.all([saved.refetch(), page.refetch(), added.refetch()]);

  if (saved.data && forms) return <SettingsTabs group={group} saved={saved.data} {...forms} />;
  if (failure) {
    return (
      <Alert
        type="error"
        showIcon
        title={t('loadFailed.title')}
        description={failure.message || t('loadFailed.text')}
        action={<Button onClick={handleRetry}>{t('retry')}</Button>}
      />
    );
  }
  return <FormSkeleton label={t('loading')} />;
}
