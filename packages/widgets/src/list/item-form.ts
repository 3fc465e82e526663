import { planForm, type FormPlan } from '@signalbox/engine/core';
import type { CompiledForm, JsonObject, JsonSchema, UiSchema } from '@signalbox/schemas';
import { isObject } from '../json-kinds';
import { conditionTest } from './condition-test';

/** What a list knows about its items, worked out once per field. */
export interface ItemForm {
  plan: FormPlan;
  compiled: CompiledForm;
  /** True where items carry an id that the list makes and never shows. */
  hasOwnId: boolean;
}

const hexId = '^[0-9a-f]{24}$';

export function itemFormOf({ schema, uiSchema }: { schema: JsonSchema; uiSchema?: UiSchema }): ItemForm {
  const items: JsonSchema = { type: 'object', ...schema.items };
  const itemUi = uiSchema?.items;
  const plan = planForm({
    id: 'list/item',
    place: { group: 'list', order: 0 },
    permission: { edit: '' },
    schema: items,
    uiSchema: isUiSchema(itemUi) ? itemUi : {},
  });
  const hasOwnId = items.properties?.id?.pattern === hexId || items.properties?.id?.readOnly === true;
  return {
    plan: { ...plan, fields: plan.fields.filter(({ pointer }) => !(hasOwnId && pointer === '/id')) },
    // Values are judged with the whole form, by its own validators; an item only has to know what it shows.
    compiled: {
      validate: () => [],
      conditions: plan.conditions.map((condition) => conditionTest(condition.schema)),
      isVisible: () => true,
    },
    hasOwnId,
  };
}

/** 24 hex digits, like every id on the wire. */
export function newItemId(): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(12)), (byte) => byte.toString(16).padStart(2, '0')).join('');
}

function isUiSchema(value: UiSchema[string]): value is UiSchema {
  return value !== undefined && isObject(value as JsonObject);
}
