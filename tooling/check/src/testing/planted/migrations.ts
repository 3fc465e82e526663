import type { JsonValue } from '@signalbox/schemas';
import { base, english, garden, type Planted } from './planted';

interface WrongStep {
  step: JsonValue;
  /** Key of the step with the error; '' for the step itself. */
  key: string;
  /** Texts that lead to the error, after that of the key. */
  at?: string[];
  message: string;
}

/** A step in the only entry of `migrate`. */
function wrongStep(name: string, { step, key, at = [], message }: WrongStep): Planted {
  const keys = key.split('/').filter((part) => /^[a-z]+$/.test(part));
  return {
    name: `a migration step: ${name}`,
    plant: (folder) => folder.set(base, '/migrate', [{ since: '1.1.0', steps: [step] }]),
    file: base,
    at: ['"steps": [', '{', ...keys.map((part) => `"${part}": `), ...at],
    pointer: `/migrate/0/steps/0${key === '' ? '' : `/${key}`}`,
    message,
  };
}

const wrongSteps: Planted[] = [
  wrongStep('nothing to do', { step: { to: '/mode' }, key: '', message: 'the step does not say what it does' }),
  wrongStep('two in one', {
    step: { clamp: '/rate', keep: '/rate', reason: 'Two things at once.' },
    key: 'keep',
    message: 'a step does one thing, not clamp and keep',
  }),
  wrongStep('without its target', { step: { rename: '/style' }, key: '', message: 'rename needs "to"' }),
  wrongStep('with a foreign key', {
    step: { clamp: '/rate', to: '/rate' },
    key: 'to',
    message: 'clamp takes no "to"; remove it',
  }),
  wrongStep('a keep without a reason', { step: { keep: '/rate' }, key: '', message: 'keep needs "reason"' }),
  wrongStep('a list of targets of a rename', {
    step: { rename: '/style', to: ['/mode', '/rate'] },
    key: 'to',
    at: ['['],
    message: 'rename has one place',
  }),
  wrongStep('from a setting', {
    step: { rename: '/rate', to: '/mode' },
    key: 'rename',
    at: ['"/rate"'],
    message: '/rate is still a setting',
  }),
  wrongStep('from a derived setting', {
    step: { rename: '/fadeSeconds', to: '/mode' },
    key: 'rename',
    at: ['"/fadeSeconds"'],
    message: '/fadeSeconds is still a setting',
  }),
  wrongStep('to a field that the form does not have', {
    step: { rename: '/style', to: '/mood' },
    key: 'to',
    at: ['"/mood"'],
    message: 'the form has no field /mood; did you mean "/mode"?',
  }),
  wrongStep('into a field', {
    step: { rename: '/seconds', to: '/fade/time' },
    key: 'rename',
    at: ['"/seconds"'],
    message: 'inside a field a property can only get another name; write a place in /fade',
  }),
  wrongStep('to a tab that does not exist', {
    step: { move: '/style', to: '/mode', tab: 'lights/gardens' },
    key: 'tab',
    at: ['"lights/gardens"'],
    message: 'there is no other tab "lights/gardens"; did you mean "lights/garden"?',
  }),
  wrongStep('to a field that the tab does not have', {
    step: { move: '/style', to: '/mode', tab: 'lights/garden' },
    key: 'to',
    at: ['"/mode"'],
    message: 'the tab has no field /mode',
  }),
  wrongStep('a value that the schema accepts', {
    step: { map: '/mode', values: [{ from: 'steady', to: 'blink' }] },
    key: 'values/0/from',
    at: ['"steady"'],
    message: 'the schema accepts "steady", so a migration cannot tell an earlier value from a present one',
  }),
  wrongStep('to a value that the schema rejects', {
    step: { map: '/mode', values: [{ from: 'still', to: 'steddy' }] },
    key: 'values/0/to',
    at: ['"steddy"'],
    message: 'the schema does not accept "steddy"',
  }),
  wrongStep('a clamp of a text', {
    step: { clamp: '/mode' },
    key: 'clamp',
    at: ['"/mode"'],
    message: '/mode is no number; use map, or keep with a reason',
  }),
  wrongStep('a split into a length of time', {
    step: { split: '/style', at: ',', to: ['/mode', '/fade'] },
    key: 'to/1',
    at: ['"/fade"'],
    message: '/fade is neither text nor number',
  }),
  wrongStep('of an unknown kind', {
    step: { rename: '/style', into: '/mode' },
    key: 'into',
    message: '"into" is not known here',
  }),
];

/** Errors of `migrate`, `renamedFrom` and `deprecated`. */
export const plantedInMigrations: Planted[] = [
  ...wrongSteps.map((each) => (each.message.includes('not known here') ? { ...each, at: ['"into"'] } : each)),
  {
    name: 'a version before the one above it',
    plant: (folder) =>
      folder.set(base, '/migrate', [
        { since: '1.10.0', steps: [{ clamp: '/rate' }] },
        { since: '1.9.0', steps: [{ rename: '/style', to: '/mode' }] },
      ]),
    file: base,
    at: ['"1.9.0"'],
    pointer: '/migrate/1/since',
    message: '1.9.0 comes after 1.10.0, which is not earlier',
  },
  {
    name: 'a version of the product without its last part',
    plant: (folder) => folder.set(base, '/migrate', [{ since: '1.10', steps: [{ clamp: '/rate' }] }]),
    file: base,
    at: ['"1.10"'],
    pointer: '/migrate/0/since',
    message: 'must match pattern',
  },
  {
    name: 'a clamp without a limit',
    plant: (folder) => {
      folder.set(base, '/schema/properties/rate', { type: 'number' });
      folder.set(base, '/migrate', [{ since: '1.1.0', steps: [{ clamp: '/rate' }] }]);
    },
    file: base,
    at: ['"clamp": ', '"/rate"'],
    pointer: '/migrate/0/steps/0/clamp',
    message: '/rate has no limit; write minimum or maximum in its schema',
  },
  {
    name: 'a property that is renamed from one that is still there',
    plant: (folder) => folder.set(base, '/schema/properties/rate/renamedFrom', 'mode'),
    file: base,
    at: ['"renamedFrom": ', '"mode"'],
    pointer: '/schema/properties/rate/renamedFrom',
    message: '"mode" is still a setting; remove the earlier property',
  },
  {
    name: 'two properties that are renamed from the same one',
    plant: (folder) => {
      folder.set(base, '/schema/properties/mode/renamedFrom', 'style');
      folder.set(base, '/schema/properties/rate/renamedFrom', 'style');
    },
    file: base,
    at: ['"renamedFrom": ', '"renamedFrom": ', '"style"'],
    pointer: '/schema/properties/rate/renamedFrom',
    message: '"style" was renamed to another property',
  },
  {
    name: 'a deprecated field that is required',
    plant: (folder) => {
      folder.set(base, '/schema/properties/mode/deprecated', true);
      for (const language of ['en', 'zh-Hans'])
        folder.set(`forms/lights/base/locales/${language}.json`, '/mode.deprecated', 'Use the fade.');
    },
    file: base,
    at: ['"deprecated": ', 'true'],
    pointer: '/schema/properties/mode/deprecated',
    message: 'the field is required; remove it from "required"',
  },
  {
    name: 'a deprecated section',
    plant: (folder) => folder.set(base, '/schema/properties/contact/deprecated', true),
    file: base,
    at: ['"deprecated": ', 'true'],
    pointer: '/schema/properties/contact/deprecated',
    message: 'only a complete field can be deprecated',
  },
  {
    name: 'a deprecated field without its message',
    plant: (folder) => folder.set(base, '/schema/properties/fade/deprecated', true),
    file: english,
    at: ['{'],
    pointer: '/fade.deprecated',
    message: 'the message "fade.deprecated" is missing',
  },
  {
    name: 'a field that is deprecated with a text',
    plant: (folder) =>
      folder.set(garden, '/schema/properties', { lamp: { type: 'boolean', deprecated: 'Use moods.' } }),
    file: garden,
    at: ['"Use moods."'],
    pointer: '/schema/properties/lamp/deprecated',
    message: 'with the message `<path>.deprecated`',
  },
];
