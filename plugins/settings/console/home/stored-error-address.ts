import { projectPrefix } from '@signalbox/api';
import { pathOf } from '@signalbox/engine/core';
import { groups, type GroupDefinition } from '@signalbox/schemas';
import type { StoredError } from '../../shared/stored-error';

const allGroups: readonly GroupDefinition[] = groups;

/**
 * URL at which the value can be corrected: the tab, with the field in the fragment, relative to the router of this project.
 * Undefined for a value without a tab.
 */
export function addressOf({ form, group, field, keyword }: StoredError): string | undefined {
  if (form === undefined || group === undefined || keyword === 'unknown') return undefined;
  const owner = allGroups.find(({ key }) => key === group);
  if (owner?.hasOwnPage === true) return `/app/${group}`;
  const tab = form.slice(form.lastIndexOf('/') + 1);
  const fragment = field === '' ? '' : `#${encodeURIComponent(pathOf(field).join('.'))}`;
  return `/app/system/list/${group}?tab=${tab}${fragment}`;
}

/** URL prefix of a project's pages. Pages of another project need a page load. */
export function projectRoot(project: string): string {
  return project === 'default' ? '' : `/${projectPrefix}${project}`;
}
