import { mistake } from './mistake';
import { base, type Planted } from './planted';

const locked = { properties: { rate: { readOnly: true } } };

/** Values that only the platform should change, and that neither input nor server would lock. */
export const plantedReadOnly: Planted[] = [
  mistake('a condition that locks a field', {
    into: '/schema/allOf/0/then',
    keys: locked,
    at: ['"then": ', '"rate": ', '"readOnly"'],
    pointer: '/properties/rate/readOnly',
    message: 'a condition shows, requires and narrows fields, and locks none',
  }),
  mistake('a part of allOf that locks a field', {
    into: '/schema/allOf/1',
    keys: locked,
    at: ['"allOf": ', '"rate": ', '"readOnly"'],
    pointer: '/properties/rate/readOnly',
    message: 'write it where the field is declared',
  }),
  mistake('a property that locks another one', {
    into: '/schema/dependencies',
    keys: { mode: locked },
    at: ['"dependencies": ', '"rate": ', '"readOnly"'],
    pointer: '/mode/properties/rate/readOnly',
    message: '"readOnly" has no effect here: the value could be changed',
  }),
  mistake('a section that is locked as a whole', {
    file: base,
    into: '/schema/properties/contact',
    keys: { readOnly: true },
    at: ['"contact": ', '"readOnly"'],
    pointer: '/readOnly',
    message: 'write it at each field of the section',
  }),
];
