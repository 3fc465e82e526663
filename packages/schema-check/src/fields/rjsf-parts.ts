import { pointerOf, refTo, rjsfWidget, takesNull, widgetFor, withoutNull } from '@signalbox/engine/core';
import type { JsonSchema } from '@signalbox/schemas';
import { furtherItemsOf, itemsOf, placesOf } from '@signalbox/schemas/items-of';
import { isJsonObject, objectOf } from '@signalbox/schemas/json';
import { isDialog } from '../check-claims';
import type { Sources } from '../load-sources';
import type { FormField } from './form-fields';

/** A part of a field that RJSF draws: what a uiSchema names inside it, or the field itself. */
export interface RjsfPart extends FormField {
  /** The field itself. */
  isWhole: boolean;
}

/** The parts that a uiSchema names, in the order of the schema. A property of several branches is one in each. */
export function rjsfParts(field: FormField): RjsfPart[] {
  return field.widget === rjsfWidget ? partsIn({ ...field, isWhole: true }) : [];
}

/** The parts that the uiSchemas of definitions name that lead back to themselves. RJSF draws them on each level. */
export function recursiveUiParts({ forms, groups }: Sources): RjsfPart[] {
  return forms.flatMap((form) => {
    const { schema, uiSchema } = form.resolved;
    const defined = objectOf(uiSchema['ui:definitions']);
    return Object.entries(schema.definitions ?? {}).flatMap(([name, part]) =>
      partsIn({
        source: form.source,
        schema: part,
        uiSchema: objectOf(defined[refTo(name)]),
        widget: rjsfWidget,
        isInDialog: isDialog(form, groups),
        isInList: false,
        isNullable: false,
        isWhole: false,
        at: `/schema${pointerOf(['definitions', name])}`,
        uiAt: `/uiSchema${pointerOf(['ui:definitions', refTo(name)])}`,
      }),
    );
  });
}

function partsIn(node: RjsfPart): RjsfPart[] {
  const { uiSchema } = node;
  if (Object.keys(uiSchema).length === 0) return [];
  return [{ ...node, widget: uiSchema['ui:widget'] ?? defaultWidget(node.schema) }, ...inside(node)];
}

function inside(node: RjsfPart): RjsfPart[] {
  const { schema, uiSchema } = node;
  const below = (keywords: string[], keys: string[], part: JsonSchema | undefined, ui: unknown): RjsfPart[] =>
    isJsonObject(part) && isJsonObject(ui)
      ? partsIn({
          ...node,
          isWhole: false,
          isNullable: takesNull(part),
          // RJSF draws the input of the other values.
          schema: withoutNull(part),
          uiSchema: ui,
          at: node.at + pointerOf(keywords),
          uiAt: node.uiAt + pointerOf(keys),
        })
      : [];
  const { items: ofItems } = uiSchema;
  return [
    ...Object.entries(schema.properties ?? {}).flatMap(([name, part]) =>
      below(['properties', name], [name], part, uiSchema[name]),
    ),
    ...below(['items'], ['items'], itemsOf(schema), ofItems),
    // One uiSchema for each place, or one for all.
    ...(placesOf(schema) ?? []).flatMap((place, index) =>
      Array.isArray(ofItems)
        ? below(['items', String(index)], ['items', String(index)], place, ofItems[index])
        : below(['items', String(index)], ['items'], place, ofItems),
    ),
    ...below(['additionalItems'], ['additionalItems'], furtherItemsOf(schema), uiSchema['additionalItems']),
    ...branchesOf(schema).flatMap(([keywords, branch]) =>
      inside({ ...node, schema: branch, at: node.at + pointerOf(keywords) }),
    ),
  ];
}

/** The schemas that describe the same value. RJSF draws their properties by the uiSchema beside them. */
function branchesOf({
  allOf = [],
  oneOf = [],
  anyOf = [],
  then,
  else: otherwise,
}: JsonSchema): [string[], JsonSchema][] {
  const listed = Object.entries({ allOf, oneOf, anyOf }).flatMap(([keyword, branches]) =>
    branches.map((branch, index): [string[], JsonSchema] => [[keyword, String(index)], branch]),
  );
  const conditional: [string[], JsonSchema | undefined][] = [
    [['then'], then],
    [['else'], otherwise],
  ];
  return [...listed, ...conditional].flatMap(([path, branch]): [string[], JsonSchema][] =>
    isJsonObject(branch) ? [[path, branch]] : [],
  );
}

/** Name of the widget by which RJSF draws a part without `ui:widget`; '' where no option is read. */
function defaultWidget(schema: JsonSchema): string {
  if (schema.oneOf !== undefined || schema.anyOf !== undefined) return 'select';
  const widget = widgetFor({ schema, uiSchema: {} });
  if (widget === 'code') return 'text';
  if (widget !== rjsfWidget) return ownDefaults.has(widget) ? '' : widget;
  return itemsOf(schema)?.enum === undefined ? '' : 'select';
}

/** Default widgets of fields in whose place RJSF has inputs of its own. */
const ownDefaults = new Set(['switch', 'radio', 'list', 'secret', 'either']);
