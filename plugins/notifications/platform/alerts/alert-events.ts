type AlertChoice = 'backup' | 'license' | 'account' | 'device';

/** The events that a rule of the settings can name, by the names under which they are reported. */
const alertOf: Record<string, AlertChoice> = {
  backupFailed: 'backup',
  copyFailed: 'backup',
  licenseEnds: 'license',
  licenseExpired: 'license',
  licenseClosed: 'license',
  accountFrozen: 'account',
  deviceOffline: 'device',
  devicesOffline: 'device',
};

/** The choice `event` of a rule for an event. Undefined for events without one. */
export function alertOfEvent(name: string): AlertChoice | undefined {
  return Object.hasOwn(alertOf, name) ? alertOf[name] : undefined;
}
