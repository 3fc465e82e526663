/** What this plug-in adds. The server half is `core/setting`: the form `router/base` declares the pages and their permissions. */
export const manifest = {
  id: 'pages',
  permissions: ['setting.edit', 'frontRouterMenu.add', 'frontRouterMenu.edit', 'frontRouterMenu.delete'],
  menu: ['/app/router'],
  jobs: [],
} as const;
