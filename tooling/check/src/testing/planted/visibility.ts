import type { JsonObject } from '@signalbox/schemas';
import { base, garden, type Planted } from './planted';

interface Visibility {
  file?: string;
  /** JSON pointer of the schema that has the condition. */
  into?: string;
  visibleWhen?: JsonObject;
  more?: (folder: Parameters<Planted['plant']>[0]) => void;
  /** The place; default: the condition. */
  at?: string[];
  /** Below the condition. */
  pointer?: string;
  message: string;
}

const added = '/schema/properties/added';
const gardener = { const: 'a' };
const ofGarden: JsonObject = {
  properties: { contact: { type: 'object', properties: { gardener }, required: ['gardener'] } },
  required: ['contact'],
};
const ofBase: JsonObject = { properties: { mode: { const: 'steady' } }, required: ['mode'] };

/** A field whose `visibleWhen` reads settings. */
function planted(
  name: string,
  { file = base, into = added, visibleWhen = ofBase, more, at, pointer = '', message }: Visibility,
): Planted {
  return {
    name,
    plant: (folder) => {
      if (into === added) folder.set(file, added, { type: 'boolean' });
      folder.set(file, `${into}/visibleWhen`, visibleWhen);
      more?.(folder);
    },
    file,
    at: at ?? [`"${into.slice(into.lastIndexOf('/') + 1)}": `, '"visibleWhen": ', '{'],
    pointer: `${into}/visibleWhen${pointer}`,
    message,
  };
}

/** Conditions of fields on other tabs that could not hold, could leak, or could lock the user out. */
export const plantedVisibilities: Planted[] = [
  planted('a field that depends on a setting that is set nowhere', {
    visibleWhen: { properties: { mood: { const: true } }, required: ['mood'] },
    message: 'visibleWhen reads /mood, which is set nowhere',
  }),
  planted('a field that depends on a limit without a type', {
    file: garden,
    visibleWhen: { properties: { mode: { minLength: 3 } }, required: ['mode'] },
    at: ['"added": ', '"mode": ', '{'],
    pointer: '/properties/mode',
    message: 'the schema does not compile: strict mode: missing type "string" for keyword "minLength"',
  }),
  planted('a field that depends on a value that no setting has', {
    file: garden,
    visibleWhen: { properties: { mode: { const: 'loud' } }, required: ['mode'] },
    message: 'visibleWhen never holds for any value that is allowed',
  }),
  planted('a field whose condition on another tab always holds', {
    file: garden,
    visibleWhen: { properties: { mode: { enum: ['steady', 'blink'] } } },
    message: 'visibleWhen holds for every value that is allowed',
  }),
  planted('a field that depends on its own tab as if it were another', {
    message: 'the condition reads /mode of its own tab',
  }),
  planted('a field that depends on a tab which not every user may see', {
    visibleWhen: ofGarden,
    more: (folder) => folder.set(garden, '/visibleWhen', undefined),
    message:
      'the condition reads /contact/gardener of the tab "lights/garden", which not every user of this tab may see',
  }),
  planted('a field that depends on a tab which its own tab hides', {
    visibleWhen: ofGarden,
    more: (folder) => folder.set(base, '/permission/view', 'light.view'),
    message: 'the condition reads the tab "lights/garden", which this tab hides',
  }),
  planted('a field that depends on a field with such a condition', {
    file: garden,
    more: (folder) => {
      folder.set(base, '/schema/properties/rate/visibleWhen', ofGarden);
      folder.set(garden, `${added}/visibleWhen`, { properties: { rate: { const: 3 } }, required: ['rate'] });
    },
    message: 'the condition reads /rate, which depends on another tab itself',
  }),
  planted('a field that depends on a field which such a field shows', {
    file: garden,
    more: (folder) => {
      folder.set(base, '/schema/properties/rate/visibleWhen', ofGarden);
      folder.set(base, '/schema/properties/pulse', { type: 'boolean' });
      folder.set(base, '/schema/allOf/1', {
        if: { properties: { rate: { minimum: 3 } }, required: ['rate'] },
        else: { properties: { pulse: false } },
      });
      folder.set(garden, `${added}/visibleWhen`, { properties: { pulse: { const: true } }, required: ['pulse'] });
    },
    message: 'the condition reads /pulse, which depends on another tab itself',
  }),
  planted('a field that depends on a derived value', {
    file: garden,
    visibleWhen: { properties: { fadeSeconds: { type: 'integer', minimum: 60 } }, required: ['fadeSeconds'] },
    message: 'the condition reads /fadeSeconds, which is derived from /fade/time',
  }),
  planted('a field that depends on a secret by the presence of its section', {
    file: garden,
    visibleWhen: {
      properties: { contact: { type: 'object', properties: { mail: { const: 'a@example.com' } } } },
      required: ['contact'],
    },
    message: 'the condition reads the secret /contact/key',
  }),
  planted('a field of an item that depends on another tab', {
    file: garden,
    into: '/schema/properties/lamps/items/properties/colour',
    at: ['"lamps": ', '"colour": ', '"visibleWhen"'],
    message: 'only a complete field or a section depends on other tabs',
  }),
];
