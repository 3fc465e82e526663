import type { UserSessions } from '@signalbox/api';
import { useConsole } from '@signalbox/api/react';
import { timeText } from '@signalbox/console-kit';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { useFormats } from '../formats';
import { sessionsQuery } from '../operation-queries';
import { ConfirmedButton } from '../section/confirmed-button';
import { FiguresTable } from '../section/figures-table';
import { Nothing } from '../section/nothing';
import { Section } from '../section/section';

/** The users with sessions of the last 24 hours. */
export function SessionSection() {
  const { t, i18n } = useTranslation('operation');
  const { api } = useConsole();
  const { number } = useFormats();
  const query = useQuery(sessionsQuery(api));
  return (
    <Section title={t('sessions')} query={query}>
      {(users) =>
        users.length === 0 ? (
          <Nothing text={t('noSessions')} />
        ) : (
          <FiguresTable<UserSessions>
            label={t('sessions')}
            rowKey="userId"
            dataSource={users}
            pagination={{ pageSize: 10, hideOnSinglePage: true, showSizeChanger: false }}
            columns={[
              { title: t('session.user'), render: (_, { username }) => <bdi>{username}</bdi> },
              { title: t('session.count'), align: 'end', render: (_, { sessions }) => number(sessions) },
              { title: t('session.seen'), render: (_, { lastSeen }) => timeText(lastSeen, i18n.language) },
              { title: t('job.actions'), render: (_, user) => <EndButton user={user} /> },
            ]}
          />
        )
      }
    </Section>
  );
}

/** Asks, then ends the sessions of a user, but for the one that asks. */
function EndButton({ user: { userId, username: name } }: { user: UserSessions }) {
  const { t } = useTranslation('operation');
  const { api } = useConsole();
  return (
    <ConfirmedButton
      label={t('endSessions.confirm')}
      accessibleLabel={t('endSessions.of', { name })}
      question={t('endSessions.question', { name })}
      help={t('endSessions.help')}
      done={t('endSessions.done', { name })}
      isDanger
      onConfirm={() => api.post('core/operation/endSessions', { userId })}
    />
  );
}
