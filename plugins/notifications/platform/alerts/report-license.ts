import { type Database, licenseState, type PlatformKit, reportEvent, timesOf } from '@signalbox/platform-kit';

type Kit = Pick<PlatformKit, 'database' | 'clock' | 'notify' | 'readLicense'>;

/** Reports licenses that run out: 14, 7, 3 days and 1 day before, then at their end, and when their features close. */
export async function reportLicenses(kit: Kit): Promise<void> {
  for (const project of await projectsWithSettings(kit.database)) {
    const license = await kit.readLicense(project);
    if (!license) continue;
    const now = kit.clock.now();
    const { expires, closes } = timesOf(license);
    const params = { until: dayOf(expires), closes: dayOf(closes) };
    const report = (name: string, mark: string, days = '') =>
      reportEvent(kit, { key: `${name} ${project} ${license.id} ${mark}`, project, name, params: { ...params, days } });
    const daysLeft = Math.ceil((expires - now) / dayMilliseconds);
    switch (licenseState(license, now)) {
      case 'expiring': {
        const step = reminderDays.find((days) => daysLeft <= days) ?? daysLeft;
        await report('licenseEnds', `${license.expireTime} ${step}`, String(daysLeft));
        break;
      }
      case 'grace':
        await report('licenseExpired', license.expireTime);
        break;
      case 'expired':
        await report('licenseClosed', license.expireTime);
        break;
      case 'none':
      case 'notYetValid':
      case 'valid':
    }
  }
}

/** Only these can have rules. */
async function projectsWithSettings(database: Database): Promise<string[]> {
  const rows = await database.selectFrom('setting').select('project').execute();
  return rows.map(({ project }) => project);
}

function dayOf(milliseconds: number): string {
  return new Date(milliseconds).toISOString().slice(0, 10);
}

/** Ascending. */
const reminderDays = [1, 3, 7, 14];
const dayMilliseconds = 86_400_000;
