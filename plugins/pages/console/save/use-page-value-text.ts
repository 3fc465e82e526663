import { useConsole, useMay } from '@signalbox/api/react';
import { valueText } from '@signalbox/console-kit';
import { dashboardOf, isSameValue, planForm } from '@signalbox/engine/core';
import { fieldMessages, type FormMessages } from '@signalbox/engine/react';
import type { FormDefinition, JsonObject } from '@signalbox/schemas';
import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import type { PageClash } from '../../shared/merge/merge-nodes';
import { valuesOf, type PageNode } from '../../shared/tree/page-node';
import { usePageTitle } from '../editor/use-page-title';
import { liveDashboardsQuery, maxDashboards } from '../dashboards/live-dashboards';

interface PageValueTextOptions {
  clashes: readonly PageClash[];
  form: FormDefinition;
  messages: FormMessages;
}

/**
 * Returns the text of the values of a page that differ from those of another version: titles of fields, options and
 * dashboards as the form shows them, one line each.
 */
export function usePageValueText({ clashes, form, messages }: PageValueTextOptions) {
  const { t } = useTranslation('pages');
  const titleOf = usePageTitle();
  const nameOf = useDashboardNames(clashes);
  const plan = useMemo(() => planForm(form), [form]);

  return (node: PageNode, other: PageNode): string => {
    const own: JsonObject = { ...valuesOf(node) };
    const others: JsonObject = { ...valuesOf(other) };
    const lines = plan.fields.flatMap((field) => {
      const name = field.path[0] ?? '';
      if (isSameValue(own[name], others[name])) return [];
      const { title, part } = fieldMessages({ formId: form.id, plan: field, messages });
      const value = own[name];
      const text =
        name === 'title'
          ? titleOf(node)
          : ((name === 'element' ? nameOf(node) : undefined) ?? valueText({ value, schema: field.schema, part, t }));
      return [`${title}: ${text}`];
    });
    return lines.join('\n');
  };
}

/** Names of the dashboards of the pages in question, as far as the user may see them. */
function useDashboardNames(clashes: readonly PageClash[]): (node: PageNode) => string | undefined {
  const { api } = useConsole();
  const mayView = useMay()('dashboard.view') === true;
  const ids = clashes.flatMap(({ mine, theirs }) =>
    [mine, theirs].flatMap((node) => (node && dashboardOf(node)) ?? []),
  );
  const known = [...new Set(ids)].toSorted().slice(0, maxDashboards);
  const { data } = useQuery({ ...liveDashboardsQuery(api, known), enabled: mayView && known.length > 0 });
  return (node) => data?.get(dashboardOf(node) ?? '');
}
