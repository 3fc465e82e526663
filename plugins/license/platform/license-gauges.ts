import { contentOf, gaugeGroup } from '@signalbox/platform-kit';
import { licenseAnswer } from './license-answer';

/** The licenses of projects that have one. */
export const licenseGauges = gaugeGroup({
  name: 'licenses',
  gauges: {
    signalbox_license_remaining_seconds: { help: 'Time until the license expires, 0 afterwards', labels: ['project'] },
  },
  async read({ query, now }) {
    const rows = await query<{ project: string; file: string }>('select project, file from license');
    return rows.flatMap(({ project, file }) => {
      const { remainingTime } = licenseAnswer(contentOf(file), now);
      if (remainingTime === undefined) return [];
      return [{ gauge: 'signalbox_license_remaining_seconds', value: remainingTime, labels: { project } }];
    });
  },
});
