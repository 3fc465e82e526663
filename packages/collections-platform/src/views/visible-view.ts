import { type Condition, parseFilter, type Viewer } from '@signalbox/platform-kit';
import { hiddenPaths } from '@signalbox/schemas/guarded-columns';
import type { JsonObject } from '@signalbox/schemas/json';
import { columnAt, reachesHidden } from '@signalbox/collections-core';
import type { RecordModel } from '../query/record-model';
import type { StoredView } from './view-store';

/**
 * A view of another user without the columns that the viewer may not see, and those that the model does not declare any
 * more, which the administrator sees. Undefined for a filter on such a column: the values that it compares with are hidden
 * too, and the list would have other records without it.
 */
export function visibleView(
  view: StoredView,
  { model, viewer }: { model: RecordModel; viewer: Viewer },
): StoredView | undefined {
  if (view.user === viewer.userId) return view;
  const hidden = hiddenPaths(model.guarded, viewer);
  const isHidden = (path: string[]) =>
    reachesHidden(path, { schema: model.schema, hidden }) ||
    (!viewer.isSuper && !isId(path) && !columnAt(model.schema, path));
  const { filter, sorts, ...query } = view.query;
  if (filter !== undefined && comparesHidden(filter, isHidden)) return undefined;
  return {
    ...view,
    query: {
      ...query,
      ...(filter ? { filter } : {}),
      ...(sorts ? { sorts: sorts.filter((key) => !Object.keys(key).some((path) => isHidden(path.split('.')))) } : {}),
    },
    ...(view.columns ? { columns: view.columns.filter(({ path }) => !isHidden(path.split('.'))) } : {}),
  };
}

function isId(path: readonly string[]): boolean {
  return path.length === 1 && path[0] === 'id';
}

/** True also for a filter that cannot be parsed. */
function comparesHidden(filter: JsonObject, isHidden: (path: string[]) => boolean): boolean {
  const reaches = (condition: Condition): boolean => {
    switch (condition.kind) {
      case 'all':
      case 'any':
        return condition.of.some(reaches);
      case 'not':
        return reaches(condition.of);
      case 'equals':
      case 'oneOf':
      case 'compare':
      case 'matches':
        return isHidden(condition.path);
    }
  };
  try {
    return reaches(parseFilter(filter));
  } catch {
    return true;
  }
}
