export { systemClock } from './clock';
export * from './contract';
export { kitMigrations } from './database/kit-migrations';
export { migrate, type Migration } from './database/migrate';
export { type Notifications, openNotifications } from './database/notifications';
export { type OpenDatabase, openDatabase } from './database/open-database';
