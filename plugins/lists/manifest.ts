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
    'POST core/record/{model}/export',
    'GET core/recordOnline',
    'POST core/record/{model}/bulk/plan',
    'POST core/record/{model}/bulk',
    'GET core/record/{model}/bulk/{id}',
  ],
  jobs: ['check which devices are online'],
} as const;
