import type { JsonSchema, UiSchema } from '@signalbox/schemas';

interface FieldKind {
  schema: JsonSchema;
  uiSchema?: UiSchema;
}

export type FieldKindName =
  | 'switch'
  | 'text'
  | 'textarea'
  | 'number'
  | 'choice'
  | 'email'
  | 'date'
  | 'image'
  | 'file'
  | 'code'
  | 'duration'
  | 'secret';

/** Fields that `npm run new-tab` can write. A choice gets its enum from the answers. */
export const fieldKinds: Record<FieldKindName, FieldKind> = {
  switch: { schema: { type: 'boolean', default: false } },
  text: { schema: { type: 'string', minLength: 1, maxLength: 200 } },
  textarea: { schema: { type: 'string', minLength: 1, maxLength: 2000 }, uiSchema: { 'ui:widget': 'textarea' } },
  number: { schema: { type: 'integer', minimum: 0, maximum: 1000 } },
  choice: { schema: { type: 'string' } },
  email: { schema: { type: 'string', format: 'email', maxLength: 200 } },
  date: { schema: { type: 'string', format: 'date-time' }, uiSchema: { 'ui:widget': 'date-time' } },
  image: { schema: { $ref: 'image.json' }, uiSchema: { 'ui:widget': 'image', 'ui:options': { category: 'img' } } },
  file: { schema: { $ref: 'file.json' }, uiSchema: { 'ui:widget': 'file' } },
  code: {
    schema: { type: 'string', contentMediaType: 'application/json', minLength: 1, maxLength: 4000 },
    uiSchema: { 'ui:widget': 'code' },
  },
  duration: { schema: { $ref: 'duration.json' }, uiSchema: { 'ui:widget': 'duration' } },
  secret: { schema: { $ref: 'secret.json', boundTo: [] }, uiSchema: { 'ui:widget': 'secret' } },
};

export function isFieldKind(name: string): name is FieldKindName {
  return Object.hasOwn(fieldKinds, name);
}
