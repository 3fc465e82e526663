import { base, chinese, english, garden, group, type Planted } from './planted';

const reserved = ['toString', 'hasOwnProperty', 'valueOf', 'constructor', '__defineGetter__'];

/** Tabs that cannot be opened, names that the platform keeps, and texts that do not fit. */
export const plantedInTabs: Planted[] = [
  {
    name: 'a tab that hides itself',
    plant: (folder) =>
      folder.set(base, '/visibleWhen', { properties: { mode: { const: 'steady' } }, required: ['mode'] }),
    file: base,
    at: ['"visibleWhen": ', '{'],
    pointer: '/visibleWhen',
    message: 'the tab hides itself: once it is hidden, the value cannot be changed back',
  },
  {
    name: 'a tab that depends on a setting which not all of its users may see',
    plant: (folder) => {
      folder.set(base, '/permission/view', 'light.edit');
      folder.set(garden, '/visibleWhen', { properties: { mode: { const: 'steady' } }, required: ['mode'] });
    },
    file: garden,
    at: ['"visibleWhen": ', '{'],
    pointer: '/visibleWhen',
    message: 'the condition reads /mode of the tab "lights/base", which not every user of this tab may see',
  },
  {
    name: 'a group that depends on a setting which not all of its users may see',
    plant: (folder) => {
      folder.set(base, '/permission/view', 'light.edit');
      folder.set(group, '/visibleWhen', { properties: { mode: { const: 'steady' } }, required: ['mode'] });
    },
    file: group,
    at: ['"visibleWhen": ', '{'],
    pointer: '/visibleWhen',
    message: 'which not every user of this group may see',
  },
  ...[base, garden].map((file) => ({
    name: `tabs that hide each other, at ${file}`,
    plant: (folder: Parameters<Planted['plant']>[0]) =>
      folder.set(base, '/visibleWhen', {
        properties: { contact: { type: 'object', properties: { gardener: { const: 'a' } }, required: ['gardener'] } },
        required: ['contact'],
      }),
    file,
    at: ['"visibleWhen": ', '{'],
    pointer: '/visibleWhen',
    message: 'the tabs hide each other: ',
  })),
  {
    name: 'an icon that does not exist',
    plant: (folder) => folder.write('data/icons/menu.json', '["bull", "lamp"]'),
    file: base,
    at: ['"bulb"'],
    pointer: '/place/icon',
    message: 'there is no icon "bulb"; did you mean "bull"?',
  },
  {
    name: 'an icon of a group that does not exist',
    plant: (folder) => folder.write('data/icons/menu.json', '["lamp"]'),
    file: group,
    at: ['"bulb"'],
    pointer: '/icon',
    message: 'there is no icon "bulb"; use one of: lamp',
  },
  {
    name: 'a parent tab without a tab',
    plant: (folder) => {
      folder.set(group, '/parentTabs/1', { key: 'indoor', order: 90 });
      for (const language of ['en', 'zh-Hans'])
        folder.set(`forms/lights/locales/${language}.json`, '/parentTabs.indoor', 'Indoor');
    },
    file: group,
    at: ['"parentTabs": ', '}', '{'],
    pointer: '/parentTabs/1',
    message: 'no tab is in the parent tab "indoor"',
  },
  {
    name: 'a group without a tab',
    plant: (folder) => {
      folder.write('forms/lamps/group.json', folder.read(group).replace('"lights"', '"lamps"'));
      folder.set('forms/lamps/group.json', '/order', 70);
    },
    file: 'forms/lamps/group.json',
    at: ['{'],
    pointer: '',
    message: 'the group has no tab',
  },
  {
    name: 'a form without a field',
    plant: (folder) => folder.set(base, '/schema/properties', {}),
    file: base,
    at: ['"properties": ', '{'],
    pointer: '/schema/properties',
    message: 'here stands: At least one field.',
  },
  {
    name: 'a setting called id',
    plant: (folder) => folder.set(base, '/schema/properties/id', { type: 'boolean' }),
    file: base,
    at: ['"schema"', '"id"'],
    pointer: '/schema/properties/id',
    message: '"id" cannot be the name of a setting: the platform takes it out of every change',
  },
  {
    name: 'a derived setting called id',
    plant: (folder) => folder.set(base, '/derive/id', '/fade/time'),
    file: base,
    at: ['"derive"', '"id"'],
    pointer: '/derive/id',
    message: '"id" cannot be the name of a setting',
  },
  ...['first.name', 'first name ', 'first/name', 'first:name', '1st name'].map((name) => ({
    name: `a field called "${name}"`,
    plant: (folder: Parameters<Planted['plant']>[0]) =>
      folder.replace(base, '"lightsShown": {', `"${name}": { "type": "boolean" }, "lightsShown": {`),
    file: base,
    at: [`"${name}"`],
    pointer: `/schema/properties/${name.replace('/', '~1')}`,
    message: `"${name}" is no name that may stand here; rename it`,
  })),
  ...reserved.map((name) => ({
    name: `a field called ${name}`,
    plant: (folder: Parameters<Planted['plant']>[0]) =>
      folder.replace(base, '"lightsShown": {', `"${name}": { "type": "boolean" }, "lightsShown": {`),
    file: base,
    at: [`"${name}"`],
    pointer: `/schema/properties/${name}`,
    message: `"${name}" is no name that may stand here; rename it`,
  })),
  // Texts
  ...[english, chinese].map((file) => ({
    name: `a blank title in ${file}`,
    plant: (folder: Parameters<Planted['plant']>[0]) => folder.set(file, '/title', '   '),
    file,
    at: ['"   "'],
    pointer: '/title',
    message: 'must match pattern',
  })),
  {
    name: 'a blank help',
    plant: (folder) => folder.set(english, '/rate.help', ' '),
    file: english,
    at: ['" "'],
    pointer: '/rate.help',
    message: 'here stands: A text that is not blank.',
  },
  {
    name: 'a title that does not fit into the strip of tabs',
    plant: (folder) => folder.set(english, '/title', 'Everything about lights, their modes and who repairs them'),
    file: english,
    at: ['"Everything'],
    pointer: '/title',
    message: 'a tab has room for 40; shorten it',
  },
  {
    name: 'a title with a param',
    plant: (folder) => folder.set(english, '/mode.title', 'Mode of {name}'),
    file: english,
    at: ['"Mode of {name}"'],
    pointer: '/mode.title',
    message: 'nothing fills {name} in the message "mode.title"; write the text without it',
  },
  {
    name: 'a title with a param whose name has a blank',
    plant: (folder) => folder.set(english, '/mode.title', 'Mode of {Full name}'),
    file: english,
    at: ['"Mode of {Full name}"'],
    pointer: '/mode.title',
    message: 'nothing fills {Full name} in the message "mode.title"',
  },
  {
    name: 'a choice with a param',
    plant: (folder) => folder.set(english, '/mode.options.blink', '{count} times'),
    file: english,
    at: ['"{count} times"'],
    pointer: '/mode.options.blink',
    message: 'nothing fills {count}',
  },
];
