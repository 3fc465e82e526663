import { type FormPlan, itemPlanOf } from '@signalbox/engine/core';
import type { CompiledForm, JsonSchema, UiSchema } from '@signalbox/schemas';
import { itemsOf } from '@signalbox/schemas/items-of';
import { conditionTest } from './condition-test';

/** The plan and conditions of a list's items, computed once per field. */
export interface ItemForm {
  plan: FormPlan;
  compiled: CompiledForm;
  /** True when items have an id that the list creates and never shows. */
  hasOwnId: boolean;
}

const hexId = '^[0-9a-f]{24}$';

export function itemFormOf({ schema, uiSchema }: { schema: JsonSchema; uiSchema?: UiSchema }): ItemForm {
  const items = itemsOf(schema) ?? {};
  const plan = itemPlanOf({ schema, uiSchema });
  const hasOwnId = items.properties?.id?.pattern === hexId || items.properties?.id?.readOnly === true;
  return {
    plan: { ...plan, fields: plan.fields.filter(({ pointer }) => !(hasOwnId && pointer === '/id')) },
    // The form's validators validate the values; an item only evaluates its conditions.
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
