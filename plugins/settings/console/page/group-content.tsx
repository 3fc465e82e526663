import { type ConsoleContext, settingsQuery, useConsole } from '@signalbox/api/react';
import { addedFormsQuery, type RuntimeForm } from '@signalbox/console-kit';
import type { GroupDefinition, PageForms } from '@signalbox/schemas';
import { loadPage } from '@signalbox/schemas/validators';
import { queryOptions, useQuery } from '@tanstack/react-query';
import { Alert, Button } from 'antd';
import { type ReactNode, useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { FormSkeleton } from './form-skeleton';
import type { SettingsTabsProps } from './settings-tabs';

interface GroupContentProps {
  group: GroupDefinition;
  /** Draws the forms once they have loaded. */
  children: (content: SettingsTabsProps) => ReactNode;
}

/** Loads the forms of a group and the saved settings. */
export function GroupContent({ group, children: draw }: GroupContentProps) {
  const { api, hasExtensions, loadPageMessages } = useConsole();
  const { t, i18n } = useTranslation('settings');
  const saved = useQuery(settingsQuery(api));
  const page = useQuery(pageFormsQuery(group.key, loadPageMessages));
  const added = useQuery(addedFormsQuery({ api, hasExtensions, i18n, group: group.key }));
  const forms = useMemo(
    () => page.data && added.data && withAddedForms(page.data, added.data),
    [page.data, added.data],
  );
  const failure = saved.error ?? page.error ?? added.error;
  const handleRetry = () => void Promise.all([saved.refetch(), page.refetch(), added.refetch()]);

  if (saved.data && forms) return draw({ group, saved: saved.data, ...forms });
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

/** A page with the tabs that are no part of the build. */
function withAddedForms(page: PageForms, added: readonly RuntimeForm[]): PageForms {
  if (added.length === 0) return page;
  return {
    forms: [...page.forms, ...added.map(({ form }) => form)],
    compiled: { ...page.compiled, ...Object.fromEntries(added.map(({ form, compiled }) => [form.id, compiled])) },
  };
}

/** Loads the forms of one settings page, their compiled validators and their messages. The result never changes while the console is open. */
const pageFormsQuery = (group: string, loadPageMessages: ConsoleContext['loadPageMessages']) =>
  queryOptions({
    queryKey: ['page-forms', group] as const,
    queryFn: async () => {
      const [page] = await Promise.all([loadPage(group), loadPageMessages(group)]);
      return page;
    },
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: Number.POSITIVE_INFINITY,
  });
