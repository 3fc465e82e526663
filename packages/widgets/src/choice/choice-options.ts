import type { WidgetProps } from '@signalbox/engine/react';
import type { JsonValue } from '@signalbox/schemas';

type Options = WidgetProps<JsonValue>['options'];

/** The choices in the order of `ui:options.enumOrder`, in which `*` stands for the others. The check rejects an order that lacks a choice. */
export function inOrder(choices: JsonValue[], { enumOrder }: Options): JsonValue[] {
  if (!Array.isArray(enumOrder)) return choices;
  const others = choices.filter((choice) => !enumOrder.includes(choice));
  return enumOrder.flatMap((each) => (each === '*' ? others : choices.includes(each) ? [each] : []));
}

/** True if the choice is shown and cannot be chosen: `ui:options.enumDisabled`. */
export function isDisabled(choice: JsonValue, { enumDisabled }: Options): boolean {
  return Array.isArray(enumDisabled) && enumDisabled.includes(choice);
}
