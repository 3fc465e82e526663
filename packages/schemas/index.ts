export * from './src/form';
export { dialogs, type DialogId } from './generated/dialogs';
export { forms, type FormId } from './generated/forms';
export { groups, type GroupKey } from './generated/groups';
export type { Settings } from './generated/types';
export { settingsPages } from './settings-pages';
export { settingsTabs } from './settings-tabs';
