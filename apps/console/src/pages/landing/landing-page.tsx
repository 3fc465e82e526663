import { skipToken, useQuery } from '@tanstack/react-query';
import { Navigate } from 'react-router-dom';
import { loginSettingsQuery, useConsole } from '@signalbox/api/react';
import { entryAt, usePageAccess } from '@signalbox/console-kit/menu';
import { menuEntries } from '@signalbox/schemas';
import { hasPage } from '../../shell/menu/known-pages';
import { PageSkeleton } from '../../shell/page-skeleton';
import { addressOf, frontEndPageQuery, showsDashboard } from '../front-end/front-end-page-query';
import { firstStepsUrl, hasFirstSteps } from '../first-steps/first-steps-state';
import { homeUrl, landingPath } from './landing-url';

/**
 * Leads a user who asked for no page to the landing module of the settings: a page of the console, or a saved page of the
 * front end. To the home page without one, and where the user may not open it. The first administrator of a new platform
 * goes through the first steps before.
 */
export function LandingPage() {
  const context = useConsole();
  const { api, user } = context;
  const { data, isPending } = useQuery(loginSettingsQuery(api));
  const { missing, isPending: isEntryPending } = usePageAccess();
  const path = landingPath(data?.['rectption_module']);
  const url = path === undefined ? homeUrl : addressOf(path);
  const isOwn = hasPage({ url });
  const saved = useQuery({
    ...frontEndPageQuery(context, path ?? ''),
    ...(isOwn ? { queryFn: skipToken } : {}),
  });
  if (hasFirstSteps(user)) return <Navigate to={firstStepsUrl} replace />;
  if (isPending || saved.isLoading || menuEntries.some(isEntryPending)) return <PageSkeleton />;
  const entry = entryAt(menuEntries, url);
  const isOpen = isOwn ? entry === undefined || missing(entry).length === 0 : showsDashboard(saved.data ?? {});
  return <Navigate to={isOpen ? url : homeUrl} replace />;
}
