import { schemaPointer } from '@signalbox/form-compiler/plain-form';
import { planForm, pointerOf } from '@signalbox/engine/core';
import type { JsonSchema, UiSchema } from '@signalbox/schemas';
import { isJsonObject } from '@signalbox/schemas/json';
import { isDialog, planOf } from '../check-claims';
import type { DeclaredForm, Sources } from '../load-sources';
import type { SourceFile } from '../source-file';

/** A field of a form, or of the items of one of its lists. */
export interface FormField {
  source: SourceFile;
  schema: JsonSchema;
  uiSchema: UiSchema;
  /** Name of the widget that the engine draws: `ui:widget`, or the default one of the type. */
  widget: string;
  isInDialog: boolean;
  /** A field of the items of a list. */
  isInList: boolean;
  /** Null is one of its values; `schema` is that of the others. */
  isNullable: boolean;
  /** JSON pointer of its schema in the file. */
  at: string;
  /** JSON pointer of its uiSchema in the file. Nothing is there if the form declares none. */
  uiAt: string;
}

/** All fields of all forms that can be planned, those in lists included. */
export function fieldsOf({ forms, groups }: Sources): FormField[] {
  return forms
    .filter((form) => planOf(form).plan !== undefined)
    .flatMap((form) =>
      fieldsIn(form, {
        schema: form.resolved.schema,
        uiSchema: form.resolved.uiSchema,
        isInDialog: isDialog(form, groups),
        isInList: false,
        at: '/schema',
        uiAt: '/uiSchema',
      }),
    );
}

type Place = Pick<FormField, 'schema' | 'uiSchema' | 'isInDialog' | 'isInList' | 'at' | 'uiAt'>;

function fieldsIn(form: DeclaredForm, { schema, uiSchema, isInDialog, isInList, at, uiAt }: Place): FormField[] {
  const { fields } = planForm({ ...form.resolved, schema, uiSchema });
  return fields.flatMap((planned) => {
    const field: FormField = {
      source: form.source,
      schema: planned.schema,
      uiSchema: planned.uiSchema,
      widget: planned.widget,
      isInDialog,
      isInList,
      isNullable: planned.isNullable,
      at: at + schemaPointer(planned.pointer).slice('/schema'.length),
      uiAt: uiAt + pointerOf(planned.path),
    };
    return [field, ...itemFields(form, field)];
  });
}

function itemFields(form: DeclaredForm, { widget, schema, uiSchema, isInDialog, at, uiAt }: FormField): FormField[] {
  const { items } = schema;
  if (widget !== 'list' || !isJsonObject(items)) return [];
  const itemUi = uiSchema['items'];
  return fieldsIn(form, {
    schema: items,
    uiSchema: isJsonObject(itemUi) ? itemUi : {},
    isInDialog,
    isInList: true,
    at: `${at}/items`,
    uiAt: `${uiAt}/items`,
  });
}
