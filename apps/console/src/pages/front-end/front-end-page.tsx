import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { Navigate, useParams } from 'react-router-dom';
import { textIn } from '@signalbox/api';
import { ApiError } from '@signalbox/api/client';
import { useConsole } from '@signalbox/api/react';
import { DashboardView, LoadFailure } from '@signalbox/console-kit';
import { dashboardOf } from '@signalbox/engine/core';
import { isLanguageText } from '@signalbox/schemas/language-text';
import { PageSkeleton } from '../../shell/page-skeleton';
import { NoAccessPage } from '../status/no-access-page';
import { NotFoundPage } from '../status/not-found-page';
import { StatusWithHome } from '../status/status-with-home';
import { addressOf, frontEndPageQuery } from './front-end-page-query';

/**
 * The saved page of the front end at the current address: its dashboard, or the first page of a group. Otherwise a message:
 * the page does not exist, or the user lacks a permission.
 */
export function FrontEndPage() {
  const { '*': path = '' } = useParams();
  const context = useConsole();
  const { data, error, isPending, refetch } = useQuery(frontEndPageQuery(context, path));
  if (isPending) return <PageSkeleton />;
  if (error && !isRejected(error)) return <LoadFailure error={error} onRetry={() => void refetch()} />;
  const { page, group, barriers = [] } = data ?? {};
  if (barriers.length > 0) return <NoAccessPage missing={barriers} />;
  if (group?.first !== undefined) return <Navigate to={addressOf(group.first)} replace />;
  if (group) return <EmptyGroupPage />;
  const dashboard = page && dashboardOf(page);
  if (dashboard === undefined) return <NotFoundPage />;
  const title = page?.['title'];
  return (
    <DashboardView
      key={dashboard}
      id={dashboard}
      title={isLanguageText(title) ? textIn(title, context.language) || undefined : undefined}
    />
  );
}

/** A group of saved pages of which the menu of the user has none. */
function EmptyGroupPage() {
  const { t } = useTranslation('console');
  return <StatusWithHome title={t('emptyGroup.title')} text={t('emptyGroup.text')} />;
}

/** A platform without saved pages rejects the request. */
function isRejected(error: unknown): boolean {
  return error instanceof ApiError && !error.isUnreachable && error.status < 500;
}
