import type { JsonObject } from '@signalbox/schemas';
import { base, type Planted } from './planted';

const text = { type: 'string', maxLength: 20 };
const again = { $ref: '#/definitions/node' };

interface Recursive {
  properties: JsonObject;
  dependencies?: JsonObject;
  /** Further definitions. */
  others?: JsonObject;
  at?: string[];
  pointer?: string;
  message: string;
}

/** A definition `node` with these properties, to which the field `first` refers. */
const recursive = (
  name: string,
  { properties, dependencies, others, at = ['{'], pointer = '', message }: Recursive,
): Planted => ({
  name,
  plant: (folder) => {
    const node = { type: 'object', additionalProperties: false, properties, ...(dependencies ? { dependencies } : {}) };
    folder.set(base, '/schema/properties/first', again);
    folder.set(base, '/schema/definitions', { node, ...others });
  },
  file: base,
  at: ['"node": ', ...at],
  pointer: `/schema/definitions/node${pointer}`,
  message,
});

const endless = '"#/definitions/node" leads back to itself without end; let it do so in a branch of "oneOf"';
const next = { type: 'array', maxItems: 3, items: { oneOf: [{ type: 'null' }, again] } };

/** Definitions that lead back to themselves, and are drawn without end, or have what is not possible in them. */
export const plantedRecursion: Planted[] = [
  recursive('a definition that leads back to itself without end', { properties: { next: again }, message: endless }),
  recursive('a definition that leads back to itself by the first branch', {
    properties: { next: { oneOf: [again, { type: 'null' }] } },
    message: endless,
  }),
  recursive('a definition that leads back to itself in a list without a choice', {
    properties: { next: { type: 'array', maxItems: 3, items: again } },
    message: endless,
  }),
  recursive('a definition that leads back to itself in a list that depends on another property', {
    properties: { name: text },
    dependencies: { name: { properties: { next: { type: 'array', maxItems: 3, items: again } } } },
    message: endless,
  }),
  recursive('a definition that leads back to itself by any choice of a dependency', {
    properties: { isLast: { type: 'boolean' } },
    dependencies: {
      isLast: {
        oneOf: [{ properties: { isLast: { const: true } } }, { properties: { isLast: { const: false }, then: again } }],
      },
    },
    message: endless,
  }),
  recursive('a secret on all levels of a definition', {
    properties: { key: { $ref: 'secret.json', boundTo: [] }, next },
    message: 'a secret is in "#/definitions/node", which leads back to itself; move the secret',
  }),
  recursive('a secret in another definition on all levels of one', {
    properties: { auth: { $ref: '#/definitions/auth' }, next },
    others: {
      auth: { type: 'object', additionalProperties: false, properties: { keys: { $ref: '#/definitions/keys' } } },
      keys: {
        type: 'object',
        additionalProperties: false,
        properties: { key: { $ref: 'secret.json', boundTo: [] } },
      },
    },
    message: 'a secret is in "#/definitions/node", which leads back to itself; move the secret',
  }),
  recursive('a secret that depends on another property, on all levels of a definition', {
    properties: { name: text, next },
    dependencies: { name: { properties: { key: { $ref: 'secret.json', boundTo: [] } } } },
    message: 'a secret is in "#/definitions/node", which leads back to itself; move the secret',
  }),
  recursive('a text without a length on all levels of a definition', {
    properties: { name: { type: 'string' }, next },
    at: ['"name": ', '{'],
    pointer: '/properties/name',
    message: 'the text has no maximum length',
  }),
  recursive('a tuple on all levels of a definition', {
    properties: {
      span: { type: 'array', items: [text], additionalItems: false },
      next,
    },
    at: ['"span": ', '{'],
    pointer: '/properties/span',
    message: 'a tuple can be a field of the tab or of a section only',
  }),
  recursive('a default on all levels of a definition that is not valid there', {
    properties: { next: { ...next, default: [5] } },
    at: ['"default": ', '['],
    pointer: '/properties/next/default',
    message: 'the default [5] is not valid',
  }),
  ...Object.entries<JsonObject>({
    anyOf: { anyOf: [text, again] },
    not: { ...text, not: again },
    if: { ...text, if: again, then: true },
  }).map(([keyword, node]): Planted => ({
    name: `a definition that describes the same value again by "${keyword}"`,
    plant: (folder) => {
      folder.set(base, '/schema/properties/first', again);
      folder.set(base, '/schema/definitions', { node });
    },
    file: base,
    at: ['"node": ', '{'],
    pointer: '/schema/definitions/node',
    message: '"#/definitions/node" describes the same value again: no value could be validated',
  })),
  {
    name: 'a choice between an object and a definition that leads back to itself, which share a value',
    plant: (folder) => {
      const node = { type: 'object', additionalProperties: false, properties: { next } };
      const other = { type: 'object', additionalProperties: false, properties: { name: text } };
      folder.set(base, '/schema/properties/first', { oneOf: [other, again] });
      folder.set(base, '/schema/definitions', { node });
    },
    file: base,
    at: ['"first": ', '},\n          ', '{\n            "$ref"'],
    pointer: '/schema/properties/first/oneOf/1',
    message: '{} matches this branch and branch 1 of "oneOf": it would be invalid',
  },
  {
    name: 'a definition that only itself refers to',
    plant: (folder) => {
      const node = { type: 'object', additionalProperties: false, properties: { next } };
      folder.set(base, '/schema/definitions', { node });
    },
    file: base,
    at: ['"definitions"', '"node"'],
    pointer: '/schema/definitions/node',
    message: 'nothing refers to the definition "node"; remove it',
  },
];
