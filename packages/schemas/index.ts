export * from './src/form';
export type { FormMigration, MigrationStep } from './src/form-migration';
export * from './src/menu';
export { dialogs, type DialogId } from './generated/dialogs';
export { forms, type FormId } from './generated/forms';
export { groups, type GroupKey } from './generated/groups';
export { menuEntries } from './generated/menus';
export type { Settings } from './generated/types';
export { settingsPages } from './settings-pages';
