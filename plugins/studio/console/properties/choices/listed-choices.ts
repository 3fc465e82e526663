import { isJsonObject, type JsonValue } from '@signalbox/schemas/json';
import type { TabDraft } from '../../../shared/draft';
import { withText } from '../../draft/draft-files';
import type { DraftField } from '../../fields/draft-fields';
import { withUiValue } from '../edit-form';

type Choice = string | number;

/** The draft with another value, or none, in the place of a choice in `enumOrder` and `enumDisabled`. */
export function withListedChoice(
  draft: TabDraft,
  field: DraftField,
  { from, to }: { from: Choice; to: Choice | undefined },
): TabDraft {
  return listsOf(field, ['enumOrder', 'enumDisabled']).reduce((changed, { path, list }) => {
    if (!list.includes(from)) return changed;
    const next = list.flatMap((each) => (each === from ? (to ?? []) : each));
    return withList(changed, path, next);
  }, draft);
}

/** The draft with a new choice at the end of an `enumOrder` without `*`, which names all choices. */
export function withChoiceInOrder(draft: TabDraft, field: DraftField, value: Choice): TabDraft {
  return listsOf(field, ['enumOrder']).reduce(
    (changed, { path, list }) =>
      list.includes('*') || list.includes(value) ? changed : withList(changed, path, [...list, value]),
    draft,
  );
}

interface ListedChoices {
  /** In the form. */
  path: string[];
  list: JsonValue[];
}

/** Each option stands in the uiSchema under its own name, or in `ui:options`. */
function listsOf({ uiSchema, uiPath }: DraftField, names: string[]): ListedChoices[] {
  const options = uiSchema['ui:options'];
  return names.flatMap((name) =>
    [
      { path: [`ui:${name}`], list: uiSchema[`ui:${name}`] },
      { path: ['ui:options', name], list: isJsonObject(options) ? options[name] : undefined },
    ].flatMap(({ path, list }) => (Array.isArray(list) ? [{ path: [...uiPath.map(String), ...path], list }] : [])),
  );
}

function withList(draft: TabDraft, path: string[], list: JsonValue[]): TabDraft {
  const next = list.length > 0 && !isOnlyOthers(list) ? list : undefined;
  return withText(draft, 'form.json', withUiValue(draft.form, path, next));
}

/** Such an order is that of the enum. */
function isOnlyOthers(list: JsonValue[]): boolean {
  return list.length === 1 && list[0] === '*';
}
