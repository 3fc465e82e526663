import { addedField } from './added-field';
import { base, type Planted } from './planted';

const towns = [{ town: 'Riga' }, { town: 'Oslo' }];

/** Choices between objects that cannot be drawn, or have no value. */
export const plantedObjectChoices: Planted[] = [
  addedField(
    'a choice between objects that are closed without properties',
    { type: 'object', additionalProperties: false, enum: towns },
    { at: ['"enum": ', '{'], pointer: '/added/enum/0', message: 'can never be chosen' },
  ),
  addedField(
    'a choice between objects with inputs of their own',
    {
      type: 'object',
      additionalProperties: false,
      properties: { town: { type: 'string', maxLength: 20 } },
      enum: towns,
    },
    { at: ['{'], pointer: '/added', message: 'remove "properties": an object of "enum" is chosen as a whole' },
  ),
  addedField(
    'a choice between objects and texts',
    { type: ['object', 'string'], enum: [{ town: 'Riga' }, 'Oslo'] },
    { at: ['"Oslo"'], pointer: '/added/enum/1', message: 'the other choices are objects; write an object here too' },
  ),
  {
    name: 'a list of objects to choose from with the widget of lists of objects',
    plant: (folder) => {
      folder.set(base, '/schema/properties/added', { type: 'array', uniqueItems: true, items: { enum: towns } });
      folder.set(base, '/uiSchema/added', { 'ui:widget': 'list' });
    },
    file: base,
    at: ['"added": ', '"items": ', '{'],
    pointer: '/schema/properties/added/items',
    message: 'give the field the "ui:widget" "select", or "checkboxes"',
  },
  addedField(
    'objects to choose from in the items of a list',
    {
      type: 'array',
      maxItems: 5,
      items: { type: 'object', additionalProperties: false, properties: { near: { type: 'object', enum: towns } } },
    },
    { at: ['"near": ', '{'], pointer: '/added/items/properties/near', message: 'move the choice there' },
  ),
  addedField(
    'a default that is none of the objects',
    { type: 'object', enum: towns, default: { town: 'Bergen' } },
    { at: ['"default": ', '{'], pointer: '/added/default', message: 'must be equal to one of the allowed values' },
  ),
];
