import { optionalOption } from '@signalbox/engine/core';
import type { Sources } from '../load-sources';
import { errorAt } from '../source-file';
import type { ValidationError } from '../validation-error';
import type { WidgetTable } from '../widget-table';
import { checkOptions, checkWidget } from './check-widgets';
import { fieldsOf } from './form-fields';
import { optionPlace } from './option-place';
import { recursiveUiParts, rjsfParts, type RjsfPart } from './rjsf-parts';

/** Each part of what RJSF draws has a widget that RJSF uses there and that suits it, and options that this widget reads there. */
export function checkRjsfParts(sources: Sources): ValidationError[] {
  const found = fieldsOf(sources)
    .flatMap(rjsfParts)
    .concat(recursiveUiParts(sources))
    .flatMap((part) => [...widgetErrors(part, sources.widgetTable), ...optionErrors(part, sources.widgetTable)]);
  // A property of several branches has one uiSchema.
  const keys = found.map(({ file, pointer, wrong }) => `${file} ${pointer} ${wrong}`);
  return found.filter((_, index) => keys.indexOf(keys[index] ?? '') === index);
}

function widgetErrors(part: RjsfPart, table: WidgetTable): ValidationError[] {
  const { source, schema, uiSchema, widget, uiAt } = part;
  if (uiSchema['ui:widget'] === undefined || widget === 'hidden') return [];
  const isChosen = widget === 'select' || widget === 'radio';
  // RJSF gives a boolean two choices.
  if (isChosen && schema.type === 'boolean') return [];
  const isChoice = schema.oneOf !== undefined || schema.anyOf !== undefined;
  if (!isChoice && schema.type !== 'object' && widget !== 'list') return checkWidget(part, table);
  if (isChoice && isChosen) return [];
  return [
    errorAt(source, `${uiAt}/ui:widget`, {
      wrong: isChoice
        ? `here the widget draws the choice between the branches, which "${widget}" cannot`
        : `RJSF draws this ${schema.type === 'object' ? 'object' : 'list'}, and does not use the widget "${widget}"`,
      remedy: isChoice
        ? 'remove it, use "select" or "radio", or name it at a property of a branch'
        : 'remove it, or make this a field of the tab or of a section',
    }),
  ];
}

/** Options that RJSF does not use, and what to do instead: it would take the focus at each mount, and has no messages of units. */
const unused: Record<string, string> = {
  autofocus: 'write it at the field itself, or remove it',
  suffix: 'write the unit in the title',
};

/** Options of a list that RJSF draws itself. */
const listButtons = new Set(['addable', 'copyable', 'orderable', 'removable']);

function optionErrors(part: RjsfPart, table: WidgetTable): ValidationError[] {
  const { source, schema, uiSchema, widget, isWhole } = part;
  const options = Object.entries(uiSchema['ui:options'] ?? {}).filter(
    // `checkOptionalData` knows where a value is added and removed.
    ([name]) => name !== optionalOption && (!isWhole || name !== 'autofocus'),
  );
  const isOfList = schema.type === 'array' && widget === '';
  const isUnused = (name: string) =>
    !(isOfList && listButtons.has(name)) && (table[widget] === undefined || Object.hasOwn(unused, name));
  const others = Object.fromEntries(options.filter(([name]) => !isUnused(name)));
  return [
    ...options
      .filter(([name]) => isUnused(name))
      .map(([name]) =>
        errorAt(source, optionPlace(part, name), {
          wrong: `RJSF draws this part of the field, and uses no option "${name}" here`,
          remedy: unused[name] ?? 'remove it, or name a widget that reads it',
          atKey: true,
        }),
      ),
    ...checkOptions({ ...part, uiSchema: { ...uiSchema, 'ui:options': others } }, table),
  ];
}
