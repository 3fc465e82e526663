/** What this plug-in adds. The permissions of records are those of their model: `<key>.view`, `.add`, `.edit` and `.delete`. */
export const manifest = {
  id: 'lists',
  permissions: ['listView.edit'],
  menu: ['/app/list'],
  routes: [
    'GET core/record',
    'GET core/record/{model}',
    'GET core/record/{model}/count',
    'GET core/record/{model}/form',
    'POST core/record/{model}',
    'GET core/record/{model}/{id}',
    'PUT core/record/{model}/{id}',
    'PATCH core/record/{model}/{id}',
    'DELETE core/record/{model}/{id}',
    'GET core/listView/{model}',
    'POST core/listView/{model}',
    'PUT core/listView/{model}/{id}',
    'PATCH core/listView/{model}/{id}',
    'DELETE core/listView/{model}/{id}',
  ],
  jobs: ['build the indexes that lists asked for'],
} as const;
