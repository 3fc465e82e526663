import type { JsonObject, JsonSchema, JsonValue, UiSchema } from '@signalbox/schemas';
import type { ComponentType } from 'react';

/**
 * The props of every widget: its value and its description. A widget does not fetch, check permissions or use the router.
 * Uploads, themes and languages come from `useWidgetServices()`, which the composition root provides.
 */
export interface WidgetProps<Value> {
  id: string;
  /** In the user's locale. */
  label: string;
  value: Value | undefined;
  /** `undefined` clears the field. */
  onChange: (value: Value | undefined, how?: ChangeManner) => void;
  onBlur?: () => void;
  disabled: boolean;
  required: boolean;
  isInvalid: boolean;
  /** The errors of a list: of the list itself, and of the parts of its items. */
  errors?: readonly PartError[];
  /** Id of the element with help and error. */
  describedBy?: string;
  schema: JsonSchema;
  /** `ui:options` of the field. */
  options: JsonObject;
  /** The field's whole uiSchema; a widget that draws fields of its own (list) reads `uiSchema.items`. */
  uiSchema?: UiSchema;
  /** Messages of the field: `messages('options.layout1')` looks up `<messageKey>.options.layout1`. */
  messages: (part: string, params?: Record<string, string | number>) => string;
  placeholder?: string;
}

/** An error of a value inside the value of a widget. */
export interface PartError {
  /** Pointer from the value to the invalid part; '' for the value itself. */
  at: string;
  /** In the user's locale. */
  sentence: string;
}

export interface ChangeManner {
  /**
   * The user only started the value, for example with an empty item: its errors are shown after the next edit or blur.
   */
  isStarted?: boolean;
  /** The widget already shows the value, for example typed text: the field does not render for it. */
  isShown?: boolean;
}

/**
 * Widgets by name. Values come from the server, so each entry takes any JSON value;
 * a widget of a narrower value guards it (see `guarded` in @signalbox/widgets).
 */
export type WidgetTable = Record<string, ComponentType<WidgetProps<JsonValue>>>;
