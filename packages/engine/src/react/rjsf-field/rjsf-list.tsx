import { getDefaultRegistry } from '@rjsf/core';
import type { ArrayFieldItemButtonsTemplateProps, FieldProps } from '@rjsf/utils';
import type { JsonSchema, JsonValue, UiSchema } from '@signalbox/schemas';
import { itemAt } from '@signalbox/schemas/items-of';
import { isJsonObject, objectOf } from '@signalbox/schemas/json';
import { createContext, type MouseEvent, type RefObject, useCallback, useContext, useRef } from 'react';
import { definitionOf } from '../../core';
import { fits } from './with-constants';

/** Place of the item that the button copies, while it does so. RJSF's list has no other word for what a change is. */
const CopiedPlace = createContext<RefObject<number | undefined>>({ current: undefined });

const { ArrayField } = getDefaultRegistry().fields;
const Buttons = getDefaultRegistry().templates.ArrayFieldItemButtonsTemplate;

/** RJSF's list, whose copies begin as those of our lists do. */
export function RjsfList(props: FieldProps) {
  const { schema, uiSchema, registry, onChange } = props;
  const place = useRef<number>(undefined);
  const handleChange = useCallback<FieldProps['onChange']>(
    (value: unknown, ...rest) => {
      const next = place.current === undefined ? -1 : place.current + 1;
      if (!Array.isArray(value) || next <= 0) return onChange(value, ...rest);
      const list: JsonValue[] = value;
      const item = itemAt(schema as JsonSchema, next) ?? {};
      const copy = copiedItem(list[next] ?? null, {
        schema: item,
        uiSchema: objectOf(uiSchema?.items) as UiSchema,
        definitions: (registry.rootSchema as JsonSchema).definitions,
        start: registry.schemaUtils.getDefaultFormState(item) as JsonValue | undefined,
      });
      return onChange(list.with(next, copy), ...rest);
    },
    [schema, uiSchema, registry, onChange],
  );
  if (ArrayField === undefined) throw new Error('RJSF has no ArrayField.');
  return (
    <CopiedPlace value={place}>
      <ArrayField {...props} onChange={handleChange} />
    </CopiedPlace>
  );
}

/** The buttons of an item. */
export function RjsfItemButtons(props: ArrayFieldItemButtonsTemplateProps) {
  const { index, onCopyItem } = props;
  const placeRef = useContext(CopiedPlace);
  const handleCopy = (event: MouseEvent) => {
    placeRef.current = index;
    try {
      onCopyItem(event);
    } finally {
      placeRef.current = undefined;
    }
  };
  return <Buttons {...props} onCopyItem={handleCopy} />;
}

interface CopyOptions {
  /** Schema of an item. */
  schema: JsonSchema;
  uiSchema?: UiSchema;
  definitions: JsonSchema['definitions'];
  /** The value of a new item. */
  start?: JsonValue | undefined;
}

/** A copy of an item of a list that RJSF draws, by the rule of our lists: what no user can enter starts as in a new item. */
function copiedItem(item: JsonValue, { schema, uiSchema = {}, definitions, start }: CopyOptions): JsonValue {
  const resolved = definitionOf(schema, definitions);
  if (Array.isArray(item))
    return item.map((each, place) => copiedItem(each, { schema: itemAt(resolved, place) ?? {}, definitions }));
  if (!isJsonObject(item)) return item;
  const branches = (resolved.oneOf ?? resolved.anyOf)?.map((branch) => definitionOf(branch, definitions));
  const properties = { ...resolved.properties, ...branches?.find((branch) => fits(branch, item))?.properties };
  const entries = Object.entries(item).map(([name, value]) => {
    const child = definitionOf(properties[name] ?? {}, definitions);
    const started = objectOf(start)[name] ?? child.default;
    const isHiddenId = name === 'id' && objectOf(uiSchema['id'])['ui:widget'] === 'hidden';
    const startsAnew = child.readOnly === true || child.writeOnly === true || isHiddenId;
    return [name, startsAnew ? started : copiedItem(value, { schema: child, definitions, start: started })] as const;
  });
  return Object.fromEntries(entries.flatMap(([name, value]) => (value === undefined ? [] : [[name, value]])));
}
