import { useQuery } from '@tanstack/react-query';
import { Navigate } from 'react-router-dom';
import { loginSettingsQuery, useConsole } from '@signalbox/api/react';
import { entryAt, usePageAccess } from '@signalbox/console-kit/menu';
import { menuEntries } from '@signalbox/schemas';
import { hasPage } from '../../shell/menu/known-pages';
import { PageSkeleton } from '../../shell/page-skeleton';
import { landingUrl } from './landing-url';

/** Leads a user who asked for no page to the landing module of the settings, or to the home page. */
export function LandingPage() {
  const { api } = useConsole();
  const { data, isPending } = useQuery(loginSettingsQuery(api));
  const { missing, isPending: isEntryPending } = usePageAccess();
  if (isPending || menuEntries.some(isEntryPending)) return <PageSkeleton />;
  const isOpen = (url: string) => {
    const entry = entryAt(menuEntries, url);
    return hasPage({ url }) && (entry === undefined || missing(entry).length === 0);
  };
  return <Navigate to={landingUrl({ module: data?.['rectption_module'], isOpen })} replace />;
}
