import type { SchemasFolder } from './schemas-folder';

const folder = 'collections/lamps';
export const collectionFile = `${folder}/lamp/collection.json`;
export const recordForm = `${folder}/lamp/form.json`;

/** Adds a valid list page. */
export function addCollection({ write }: SchemasFolder): void {
  const json = (file: string, value: object) => write(`${folder}/${file}`, JSON.stringify(value, null, 2));
  const messages = { $schema: '../../meta/messages.schema.json', title: 'Lamps' };
  const meta = '../../../meta';
  json('group.json', {
    $schema: '../../meta/group.schema.json',
    key: 'lamps',
    order: 90,
    icon: 'bulb',
    permission: { view: 'light.view' },
    isDialogs: true,
  });
  json('lamp/collection.json', {
    $schema: `${meta}/collection.schema.json`,
    id: 'lamps/lamp',
    resource: 'core/lamp',
    entity: 'lamp',
    permissions: { view: 'light.view', add: 'light.edit', edit: 'light.edit', delete: 'light.edit' },
    page: { url: '/app/lamp', icon: 'bulb', menus: ['admin'], order: 30 },
    columns: ['name', 'place.pole'],
    sort: '-place.pole,name',
  });
  json('lamp/form.json', {
    $schema: `${meta}/form.schema.json`,
    id: 'lamps/lamp',
    place: { group: 'lamps', order: 10 },
    permission: { edit: 'light.edit' },
    schema: {
      type: 'object',
      additionalProperties: false,
      properties: {
        name: { type: 'string', maxLength: 100 },
        place: {
          type: 'object',
          additionalProperties: false,
          properties: { pole: { type: 'integer', minimum: 1, maximum: 9 } },
        },
      },
    },
    uiSchema: {},
  });
  for (const language of ['en', 'zh-Hans']) {
    json(`locales/${language}.json`, messages);
    json(`lamp/locales/${language}.json`, {
      ...messages,
      $schema: `../../${messages.$schema}`,
      empty: 'There is no lamp',
      'name.title': 'Name',
      'place.title': 'Place',
      'place.pole.title': 'Pole',
    });
  }
}
