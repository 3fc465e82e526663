import type { LockedUser } from '@signalbox/api';
import { useConsole } from '@signalbox/api/react';
import { timeText } from '@signalbox/console-kit';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { lockedQuery } from '../operation-queries';
import { ConfirmedButton } from '../section/confirmed-button';
import { FiguresTable } from '../section/figures-table';
import { Nothing } from '../section/nothing';
import { Section } from '../section/section';

/** The users who are locked at some addresses after wrong passwords. */
export function LockedSection() {
  const { t, i18n } = useTranslation('operation');
  const { api } = useConsole();
  const query = useQuery(lockedQuery(api));
  const buttonOf = ({ userId, username: name }: LockedUser) => (
    <ConfirmedButton
      label={t('unlock.confirm')}
      accessibleLabel={t('unlock.of', { name })}
      question={t('unlock.question', { name })}
      help={t('unlock.help')}
      done={t('unlock.done', { name })}
      onConfirm={() => api.post('core/operation/unlock', { userId })}
    />
  );
  return (
    <Section title={t('locked')} query={query}>
      {(users) =>
        users.length === 0 ? (
          <Nothing text={t('noLocked')} />
        ) : (
          <FiguresTable<LockedUser>
            label={t('locked')}
            rowKey="userId"
            dataSource={users}
            pagination={{ pageSize: 10, hideOnSinglePage: true, showSizeChanger: false }}
            columns={[
              { title: t('session.user'), render: (_, { username }) => <bdi>{username}</bdi> },
              { title: t('locked.addresses'), dataIndex: 'addresses', align: 'end' },
              { title: t('locked.since'), render: (_, { since }) => timeText(since, i18n.language) },
              { title: t('locked.until'), render: (_, { until }) => timeText(until, i18n.language) },
              { title: t('job.actions'), render: (_, user) => buttonOf(user) },
            ]}
          />
        )
      }
    </Section>
  );
}
