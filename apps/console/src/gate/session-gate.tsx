import { useQuery } from '@tanstack/react-query';
import { useAtomValue } from 'jotai';
import { lazy, Suspense } from 'react';
import { Navigate, Outlet, useLocation } from 'react-router-dom';
import { mayEnterProject, type SessionUser } from '@signalbox/api';
import { extensionsQuery, userQuery } from '@signalbox/api/react';
import { projectId } from '../state/project';
import { restoreEndAtom, tokenAtom } from '../state/session';
import { useLoadedLanguage } from '../shell/language/use-loaded-language';
import { Shell } from '../shell/layout/shell';
import { PageSkeleton } from '../shell/page-skeleton';
import { api } from '../shell/services';
import { PageCorner } from './page-corner';
import { PluginContext } from './plugin-context';
import { RestoredPage } from './restored-page';
import { UnreachablePage } from './unreachable-page';
import { useActivity } from '../shell/session/use-activity';
import { useLiveSession } from '../shell/session/use-live-session';

const NewPasswordPage = lazy(async () => ({
  default: (await import('../pages/profile/new-password-page')).NewPasswordPage,
}));

const ForbiddenProjectPage = lazy(async () => ({
  default: (await import('./forbidden-project-page')).ForbiddenProjectPage,
}));

/** Admits users with a session. Sends others to the login page, which leads back here. */
export function SessionGate() {
  const { pathname, search, hash } = useLocation();
  const token = useAtomValue(tokenAtom);
  const restoreEnd = useAtomValue(restoreEndAtom);
  const language = useLoadedLanguage();
  const user = useQuery({ ...userQuery(api), enabled: token !== null });
  const extensions = useQuery({ ...extensionsQuery(api), enabled: token !== null });
  const isAdmitted = user.data === undefined || mayEnter(user.data);
  useLiveSession({ token, isAdmitted, hasExtensions: extensions.data ?? extensions.isError });
  useActivity(token !== null);

  if (token === null) return <Navigate to="/login" replace state={{ from: pathname + search + hash }} />;
  if (restoreEnd) return <RestoredPage end={restoreEnd} />;
  if (user.isPending || extensions.isPending || language?.scope !== 'session') return <PageSkeleton />;
  if (!user.data) return <UnreachablePage error={user.error} onRetry={() => void user.refetch()} />;
  if (user.data.isFirstLogin || user.data.isPasswordExpired) {
    return (
      <Suspense fallback={<PageSkeleton />}>
        <NewPasswordPage user={user.data} />
      </Suspense>
    );
  }
  if (!isAdmitted) {
    return (
      <Suspense fallback={<PageSkeleton />}>
        <ForbiddenProjectPage user={user.data} />
      </Suspense>
    );
  }
  return (
    <PluginContext user={user.data} hasExtensions={extensions.data ?? true}>
      <Shell>
        <Outlet />
      </Shell>
      <PageCorner />
    </PluginContext>
  );
}

/** A foreign platform may send another value than a list. Its user may then enter all projects. */
function mayEnter({ isSuper, projects }: SessionUser): boolean {
  return mayEnterProject({ isSuper, projects: Array.isArray(projects) ? new Set(projects) : undefined }, projectId);
}
