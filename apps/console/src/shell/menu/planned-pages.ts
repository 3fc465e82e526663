/** A page that this version lists but does not have yet. A plug-in with the same path replaces it. */
export interface PlannedPageOptions {
  /** Below `/app`. */
  path: string;
  /** Message key of the console; `<title>` also names the menu entry, `planned.<path>` describes what the page will do. */
  title: string;
  icon: string;
  permission?: string;
  section: 'main' | 'system';
  order: number;
}

export const plannedPages: PlannedPageOptions[] = [
  {
    path: 'operation',
    title: 'menu.operation',
    icon: 'tool',
    permission: 'operation.edit',
    section: 'main',
    order: 90,
  },
  { path: 'router', title: 'menu.router', icon: 'branches', permission: 'setting.edit', section: 'system', order: 15 },
];
