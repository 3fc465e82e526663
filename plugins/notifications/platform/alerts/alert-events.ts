/** The events that a rule of the settings can name, by the names under which they are reported. */
const alertOf: Record<string, 'backup' | 'license' | 'account'> = {
  backupFailed: 'backup',
  copyFailed: 'backup',
  licenseEnds: 'license',
  licenseExpired: 'license',
  licenseClosed: 'license',
  accountFrozen: 'account',
};

/** The choice `event` of a rule for an event. Undefined for events without one. */
export function alertOfEvent(name: string): 'backup' | 'license' | 'account' | undefined {
  return Object.hasOwn(alertOf, name) ? alertOf[name] : undefined;
}
