import type { SessionUser } from '@signalbox/api';
import type { FirstStep } from '@signalbox/api/plugin';
import { useConsole, useMay, userKeys } from '@signalbox/api/react';
import { PageFrame } from '@signalbox/console-kit';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { Alert, Button, Flex, Steps } from 'antd';
import { useTranslation } from 'react-i18next';
import { Navigate, Outlet, useLocation, useNavigate } from 'react-router-dom';
import { plugins } from '../../plugins';
import { useFailureMessages } from '../../shell/notices/use-failure-messages';
import { firstStepsDone, firstStepsUrl } from './first-steps-state';

/** The console's own step. */
const passwordStep = { key: 'password', title: 'password.title', order: 20 };

/** The steps of the first login, in their order. */
const firstSteps: readonly (Pick<FirstStep, 'key' | 'title' | 'order'> & { permission?: string })[] = [
  passwordStep,
  ...plugins.flatMap((plugin) => plugin.firstSteps ?? []),
].toSorted((a, b) => a.order - b.order);

/** The forms that should be filled in first on a new platform, one after the other. Each has a Save of its own, and each may be skipped. */
export function FirstStepsPage() {
  const { t } = useTranslation('console');
  const may = useMay();
  const navigate = useNavigate();
  const { pathname } = useLocation();
  const failureMessages = useFailureMessages();
  const end = useEndFirstSteps();
  const steps = firstSteps.filter(({ permission }) => permission === undefined || may(permission));
  const current = steps.findIndex(({ key }) => pathname === `${firstStepsUrl}/${key}`);
  const goTo = (index: number) => void navigate(`${firstStepsUrl}/${steps[index]?.key ?? ''}`);

  if (current < 0) return <Navigate to={`${firstStepsUrl}/${steps[0]?.key ?? ''}`} replace />;
  const isLast = current === steps.length - 1;
  return (
    <PageFrame
      title={t('firstSteps.title')}
      description={t('firstSteps.text')}
      actions={
        <Flex gap="small" wrap="wrap">
          <Button onClick={() => end.mutate()} loading={end.isPending && !isLast}>
            {t('firstSteps.skip')}
          </Button>
          <Button disabled={current === 0} onClick={() => goTo(current - 1)}>
            {t('firstSteps.back')}
          </Button>
          {isLast ? (
            <Button type="primary" onClick={() => end.mutate()} loading={end.isPending}>
              {t('firstSteps.finish')}
            </Button>
          ) : (
            <Button type="primary" onClick={() => goTo(current + 1)}>
              {t('firstSteps.next')}
            </Button>
          )}
        </Flex>
      }
    >
      {end.isError && <Alert type="error" showIcon role="alert" title={failureMessages(end.error)} />}
      <nav aria-label={t('firstSteps.title')}>
        <Steps
          size="small"
          current={current}
          onChange={goTo}
          // No tick: a skipped step is not done.
          items={steps.map(({ title }, index) => ({ title: t(title), status: index === current ? 'process' : 'wait' }))}
        />
      </nav>
      <Outlet />
    </PageFrame>
  );
}

/** Remembers that the user is done with the first steps, and leads to the page where a login leads. */
function useEndFirstSteps() {
  const { api, user } = useConsole();
  const queries = useQueryClient();
  const navigate = useNavigate();
  return useMutation({
    mutationFn: () => api.patch(`core/user/${user.id}`, { pageSetting: firstStepsDone }),
    onSuccess: async () => {
      queries.setQueryData(
        userKeys.self(),
        (known: SessionUser | undefined) =>
          known && { ...known, pageSetting: { ...known.pageSetting, ...firstStepsDone } },
      );
      await navigate('/app');
    },
  });
}
