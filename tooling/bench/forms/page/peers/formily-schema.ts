import type { ISchema } from '@formily/react';
import type { BenchField, BenchSection } from '../sections';

export function formilySchema(sections: BenchSection[]): ISchema {
  return {
    type: 'object',
    properties: Object.fromEntries(
      sections.map(({ name, fields }) => [
        name,
        {
          type: 'object',
          title: name,
          properties: Object.fromEntries(fields.map((field) => [field.name, fieldSchema(name, field)])),
        },
      ]),
    ),
  };
}

function fieldSchema(section: string, { name, schema, shownBy }: BenchField): ISchema {
  const shared = { title: name, 'x-decorator': 'FormItem', 'x-component-props': { id: `${section}.${name}` } };
  const reactions =
    shownBy === undefined ? {} : { 'x-visible': false, 'x-reactions': showsWith(`${section}.${shownBy}`) };
  if (schema.type === 'boolean') return { ...shared, type: 'boolean', 'x-component': 'Switch' };
  if (schema.enum !== undefined)
    return { ...shared, type: 'string', enum: schema.enum.map(String), 'x-component': 'Select' };
  if (schema.type === 'integer') {
    const { minimum, maximum } = schema;
    return { ...shared, type: 'number', minimum, maximum, 'x-component': 'NumberPicker' };
  }
  return { ...shared, ...reactions, type: 'string', maxLength: schema.maxLength, 'x-component': 'Input' };
}

function showsWith(pointer: string) {
  return { dependencies: [pointer], fulfill: { state: { visible: '{{$deps[0] === true}}' } } };
}
