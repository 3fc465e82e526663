import { useConsole } from '@signalbox/api/react';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { overviewQuery } from '../operation-queries';
import { RouteTable } from './route-table';
import { Section } from '../section/section';
import { ServerTable } from './server-table';
import { Tiles } from './tiles';

/** The figures at a glance, the servers, and what they answer. */
export function Overview() {
  const { t } = useTranslation('operation');
  const { api } = useConsole();
  const query = useQuery(overviewQuery(api));
  return (
    <>
      <Section title={t('now')} query={query}>
        {(operation) => <Tiles operation={operation} />}
      </Section>
      <Section title={t('servers')} query={query}>
        {(operation) => <ServerTable operation={operation} />}
      </Section>
      <Section title={t('routes')} query={query}>
        {({ routes }) => <RouteTable routes={routes} />}
      </Section>
    </>
  );
}
