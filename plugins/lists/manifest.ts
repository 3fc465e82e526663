/** What this plug-in adds. The permissions of records are those of their model: `<key>.view`, `.add`, `.edit` and `.delete`. */
export const manifest = {
  id: 'lists',
  permissions: ['listView.edit'],
  menu: ['/app/list'],
  jobs: ['check which devices are online'],
} as const;
