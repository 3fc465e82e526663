import type { JsonObject, JsonSchema, JsonValue, UiSchema } from '@signalbox/schemas';
import type { ComponentType } from 'react';

/**
 * What every widget is given: its value and nothing else of the world.
 * No fetching, no permissions, no router; what comes from outside (uploads, themes, languages) comes through
 * `useWidgetServices()`, which the composition root fills.
 */
export interface WidgetProps<Value> {
  id: string;
  /** Already in the reader's language. */
  label: string;
  value: Value | undefined;
  /** `undefined` clears the field. */
  onChange: (value: Value | undefined, how?: ChangeManner) => void;
  onBlur?: () => void;
  disabled: boolean;
  required: boolean;
  isInvalid: boolean;
  /** Pointer, from the value, to what is wrong inside it; undefined where nothing is, or the value as a whole. */
  errorAt?: string;
  /** Id of the element that holds help and error. */
  describedBy?: string;
  schema: JsonSchema;
  /** `ui:options` of the field. */
  options: JsonObject;
  /** The field's whole uiSchema; a widget that draws fields of its own (list) reads `uiSchema.items`. */
  uiSchema?: UiSchema;
  /** Words of the form: `words('options.layout1')` looks up `<field wordKey>.options.layout1`. */
  messages: (part: string, params?: Record<string, string | number>) => string;
  placeholder?: string;
}

export interface ChangeManner {
  /** The value was only begun, as by an empty item: what it lacks is told once the field is edited or left. */
  isStarted?: boolean;
  /** The widget shows the value already, as a text that somebody types: the field need not be drawn for it. */
  isShown?: boolean;
}

/**
 * Widgets by name. Values come from outside, so each entry takes any JSON value;
 * a widget of a narrower value guards it (see `guarded` in @signalbox/widgets).
 */
export type WidgetTable = Record<string, ComponentType<WidgetProps<JsonValue>>>;
