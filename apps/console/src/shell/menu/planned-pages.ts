/** A place that this version names but does not fill yet. A plug-in that brings the same path takes its place. */
export interface PlannedPageOptions {
  /** Below `/app`. */
  path: string;
  /** Words key of the console; `<title>` also names the menu entry, `planned.<path>` says what the page will do. */
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
