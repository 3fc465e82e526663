/** What this plug-in adds. The pages come from the groups and tabs of `@signalbox/schemas`, none is listed here. */
export const manifest = {
  id: 'settings',
  /** Beside these, a tab may name permissions of its own in its `form.json`. */
  permissions: ['setting.view', 'setting.edit'],
  menu: ['/app/<group>', '/app/system/list/<group>'],
  jobs: [],
} as const;
