export * from './effective-settings';
export * from './form-catalog';
export * from './language-text';
export * from './legacy-reminder';
export * from './session-rules';
export * from './setting-notice';
export * from './settings-store';
export * from './secret-slots';
