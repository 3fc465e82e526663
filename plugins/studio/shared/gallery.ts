import type { JsonSchema, UiSchema } from '@signalbox/schemas';

/** What schemas a widget takes, as `packages/schemas/meta/widgets.json` describes it. */
export interface TakenSchema {
  type?: string[];
  format?: string;
  pattern?: string;
  json?: boolean;
  choices?: boolean;
  constant?: boolean;
  limits?: boolean;
  several?: boolean;
  properties?: string[];
  secret?: boolean;
  languages?: boolean;
  dialogsOnly?: boolean;
  items?: TakenSchema;
  values?: TakenSchema;
  others?: TakenSchema;
}

/** A widget that `ui:widget` may name. */
export interface GalleryWidget {
  name: string;
  /** Description of a plug-in's widget, from its table. */
  description?: string;
  takes: TakenSchema[];
  /** Keys of `ui:options` that it reads, with their descriptions. */
  options: { name: string; description: string }[];
  /** The example as it is written: `schema.properties` and `uiSchema` of a form. */
  properties: Record<string, JsonSchema>;
  uiSchema: UiSchema;
}

/** `GET core/schema/widgets`. */
export interface Gallery {
  /** Address of the module of a form with all examples. */
  url: string;
  widgets: GalleryWidget[];
}
