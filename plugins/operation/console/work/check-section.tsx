import { useConsole } from '@signalbox/api/react';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import type { CheckToStart } from '../../shared/actions';
import { checksQuery } from '../operation-queries';
import { ConfirmedButton } from '../section/confirmed-button';
import { FiguresTable } from '../section/figures-table';
import { Nothing } from '../section/nothing';
import { Section } from '../section/section';

/** The checks that the user may start. */
export function CheckSection() {
  const { t } = useTranslation('operation');
  const { t: titleOf } = useTranslation();
  const { api } = useConsole();
  const query = useQuery(checksQuery(api));
  const buttonOf = ({ id, title }: CheckToStart) => (
    <ConfirmedButton
      label={t('check.start')}
      accessibleLabel={t('check.of', { name: titleOf(title) })}
      question={t('check.question', { name: titleOf(title) })}
      done={t('check.done', { name: titleOf(title) })}
      onConfirm={() => api.post('core/operation/check', { id })}
    />
  );
  return (
    <Section title={t('checks')} query={query}>
      {(checks) =>
        checks.length === 0 ? (
          <Nothing text={t('noChecks')} />
        ) : (
          <FiguresTable<CheckToStart>
            label={t('checks')}
            rowKey="id"
            dataSource={checks}
            pagination={false}
            columns={[
              { title: t('check.name'), render: (_, { title }) => titleOf(title) },
              { title: t('check.help'), render: (_, { help }) => titleOf(help) },
              { title: t('job.actions'), render: (_, check) => buttonOf(check) },
            ]}
          />
        )
      }
    </Section>
  );
}
