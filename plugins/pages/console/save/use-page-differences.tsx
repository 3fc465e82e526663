import { settingsQuery, useConsole, useMay } from '@signalbox/api/react';
import { useLanguageName, valueText } from '@signalbox/console-kit';
import { dashboardOf, isSameValue, planForm } from '@signalbox/engine/core';
import { fieldMessages, type FormMessages } from '@signalbox/engine/react';
import type { FormDefinition, JsonObject } from '@signalbox/schemas';
import { platformLanguageOf } from '@signalbox/schemas/language-text';
import { IconName } from '@signalbox/widgets';
import { useQuery } from '@tanstack/react-query';
import { useMemo, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { PageClash } from '../../shared/merge/merge-nodes';
import { valuesOf, type PageNode } from '../../shared/tree/page-node';
import { liveDashboardsQuery, maxDashboards } from '../dashboards/live-dashboards';
import { usePermissions } from '../permissions/use-permissions';
import { titleDifferences } from './title-differences';

interface PageDifferencesOptions {
  clashes: readonly PageClash[];
  form: FormDefinition;
  messages: FormMessages;
}

/** A value of a page that another version of it does not have. */
export interface PageDifference {
  /** The field, for a title also the language. */
  label: string;
  value: ReactNode;
}

/** Returns the values of a page that differ from those of another version, with titles and options as the form shows them. */
export function usePageDifferences({ clashes, form, messages }: PageDifferencesOptions) {
  const { t } = useTranslation('pages');
  const plan = useMemo(() => planForm(form), [form]);
  const dashboardName = useDashboardNames(clashes);
  const { nameOf: permissionName } = usePermissions();
  const titlesOf = useTitleDifferences();
  const languageName = useLanguageName();

  return (node: PageNode, other: PageNode): PageDifference[] => {
    const own: JsonObject = { ...valuesOf(node) };
    const others: JsonObject = { ...valuesOf(other) };
    return plan.fields.flatMap((field) => {
      const name = field.path[0] ?? '';
      if (isSameValue(own[name], others[name])) return [];
      const { title, part } = fieldMessages({ formId: form.id, plan: field, messages });
      if (name === 'title') return titlesOf({ node, other, label: title });
      const { element, permission, icon } = node;
      const special: Record<string, ReactNode> = {
        element: element && dashboardName(node),
        permission: permission && permissionName(permission),
        icon: icon && <IconName value={icon} />,
      };
      const value = own[name] ?? (field.schema.type === 'boolean' ? false : undefined);
      return [
        { label: title, value: special[name] ?? valueText({ value, schema: field.schema, part, languageName, t }) },
      ];
    });
  };
}

/** Returns the texts of a title that differ, with their languages. */
function useTitleDifferences() {
  const { api } = useConsole();
  const { t } = useTranslation('pages');
  const { data } = useQuery(settingsQuery(api));
  const defaultLanguage = platformLanguageOf(data?.settings);
  const languageName = useLanguageName();
  return ({ node, other, label }: { node: PageNode; other: PageNode; label: string }): PageDifference[] =>
    titleDifferences({ title: node.title, other: other.title, defaultLanguage }).map(({ code, text }) => ({
      label: code === undefined ? label : t('clash.titleIn', { field: label, language: languageName(code) }),
      value: text ? <bdi>{text}</bdi> : t('conflict.empty'),
    }));
}

/** Returns the name of a page's dashboard, as far as the user may see it; undefined while it is not known. */
function useDashboardNames(clashes: readonly PageClash[]): (node: PageNode) => string | undefined {
  const { api } = useConsole();
  const { t } = useTranslation('widgets');
  const mayView = useMay()('dashboard.view') === true;
  const ids = clashes.flatMap(({ mine, theirs }) =>
    [mine, theirs].flatMap((node) => (node && dashboardOf(node)) ?? []),
  );
  const known = [...new Set(ids)].toSorted().slice(0, maxDashboards);
  const { data } = useQuery({ ...liveDashboardsQuery(api, known), enabled: mayView && known.length > 0 });
  return (node) => {
    const id = dashboardOf(node);
    if (id === undefined || data === undefined || !known.includes(id)) return undefined;
    return data.get(id) ?? t('dashboard.gone', { id });
  };
}
