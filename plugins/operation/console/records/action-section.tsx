import { useConsole } from '@signalbox/api/react';
import { timeText } from '@signalbox/console-kit';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import type { OperatorAction } from '../../shared/actions';
import { actionsQuery } from '../operation-queries';
import { FiguresTable } from '../section/figures-table';
import { Nothing } from '../section/nothing';
import { Section } from '../section/section';

/** Shows what operators did on this page, the latest first. */
export function ActionSection() {
  const { t, i18n } = useTranslation('operation');
  const { api } = useConsole();
  const query = useQuery(actionsQuery(api));
  return (
    <Section title={t('actions')} query={query}>
      {(actions) =>
        actions.length === 0 ? (
          <Nothing text={t('noActions')} />
        ) : (
          <FiguresTable<OperatorAction>
            label={t('actions')}
            rowKey="id"
            dataSource={actions}
            pagination={{ pageSize: 10, hideOnSinglePage: true, showSizeChanger: false }}
            columns={[
              { title: t('action.at'), render: (_, { at }) => timeText(at, i18n.language) },
              { title: t('session.user'), render: (_, { username }) => <bdi>{username}</bdi> },
              { title: t('job.actions'), render: (_, { action }) => t(`action.${action}`) },
              { title: t('action.subject'), render: (_, { subject }) => <bdi>{subject}</bdi> },
              { title: t('action.request'), render: (_, { request }) => <bdi>{request}</bdi> },
            ]}
          />
        )
      }
    </Section>
  );
}
