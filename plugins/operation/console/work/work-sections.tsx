import { useConsole } from '@signalbox/api/react';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { workQuery } from '../operation-queries';
import { Section } from '../section/section';
import { JobTable } from './job-table';
import { ScheduleTable } from './schedule-table';
import { ServiceTable } from './service-table';

/** Shows what runs, what is due, and the services that messages go to. */
export function WorkSections() {
  const { t } = useTranslation('operation');
  const { api } = useConsole();
  const query = useQuery(workQuery(api));
  return (
    <>
      <Section title={t('jobs')} query={query}>
        {({ jobs }) => <JobTable jobs={jobs} />}
      </Section>
      <Section title={t('scheduled')} query={query}>
        {({ scheduled }) => <ScheduleTable scheduled={scheduled} />}
      </Section>
      <Section title={t('services')} query={query}>
        {({ services }) => <ServiceTable services={services} />}
      </Section>
    </>
  );
}
