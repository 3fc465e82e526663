import { gaugeGroup, licenseAnswer, type LicenseRow, rowContent } from '@signalbox/platform-kit';

/** The licenses of projects that have one. */
export const licenseGauges = gaugeGroup({
  name: 'licenses',
  gauges: {
    signalbox_license_remaining_seconds: { help: 'Time until the license expires, 0 afterwards', labels: ['project'] },
  },
  async read({ query, now }) {
    const rows = await query<LicenseRow>('select project, file, installed_by, removed_at from license');
    return rows.flatMap((row) => {
      const { remainingTime } = licenseAnswer(rowContent(row), now);
      if (remainingTime === undefined) return [];
      return [{ gauge: 'signalbox_license_remaining_seconds', value: remainingTime, labels: { project: row.project } }];
    });
  },
});
