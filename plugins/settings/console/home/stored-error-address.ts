import { projectPrefix, type StoredError } from '@signalbox/api';
import { pathOf } from '@signalbox/engine/core';

/**
 * Where the value can be corrected: the tab, with the field in the fragment, as the router of this project takes it.
 * Undefined for a value of no tab.
 */
export function addressOf({ form, group, field, keyword }: StoredError): string | undefined {
  if (form === undefined || group === undefined || keyword === 'unknown') return undefined;
  const tab = form.slice(form.lastIndexOf('/') + 1);
  const fragment = field === '' ? '' : `#${encodeURIComponent(pathOf(field).join('.'))}`;
  return `/app/system/list/${group}?tab=${tab}${fragment}`;
}

/** What stands before the pages of a project: another project's pages are loaded anew. */
export function projectRoot(project: string): string {
  return project === 'default' ? '' : `/${projectPrefix}${project}`;
}
