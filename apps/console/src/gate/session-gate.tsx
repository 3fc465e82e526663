import { mayEnterProject, type SessionUser } from '@signalbox/api';
import type { ConsolePlugin } from '@signalbox/api/plugin';
import { extensionsQuery, useMay, userQuery } from '@signalbox/api/react';
import { useQuery } from '@tanstack/react-query';
import { useAtomValue } from 'jotai';
import { type ComponentType, lazy, Suspense, useEffect, useRef, useState } from 'react';
import { Navigate, Outlet, useLocation } from 'react-router-dom';
import { plugins } from '../plugins';
import { loadPluginMessages } from '../shell/language/page-messages';
import { useLoadedLanguage } from '../shell/language/use-loaded-language';
import { Shell } from '../shell/layout/shell';
import { PageSkeleton } from '../shell/page-skeleton';
import { api } from '../shell/services';
import { useActivity } from '../shell/session/use-activity';
import { useLiveSession } from '../shell/session/use-live-session';
import { usePublishedHeight } from '../shell/use-published-height';
import { projectId } from '../state/project';
import { restoreEndAtom, tokenAtom } from '../state/session';
import styles from './page-corner.module.css';
import { PluginContext } from './plugin-context';
import { RestoredPage } from './restored-page';
import { UnreachablePage } from './unreachable-page';

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

/** In the corner of every page: the progress of jobs, and what plug-ins add. Stays while users navigate. */
function PageCorner() {
  const corner = useRef<HTMLDivElement>(null);
  usePublishedHeight(corner, '--page-corner-height');
  return (
    <div ref={corner} className={styles.corner}>
      <RunningJobs />
      {parts.map(({ id, Part }) => (
        <Part key={id} />
      ))}
    </div>
  );
}

const parts = plugins.flatMap(({ id, everyPage }) => (everyPage ? [{ id, Part: partOf(id, everyPage) }] : []));

function partOf(id: string, { useIsNeeded, load }: NonNullable<ConsolePlugin['everyPage']>): ComponentType {
  // A part that cannot be loaded must not break the page.
  const Loaded = lazy(() =>
    Promise.all([load(), loadPluginMessages(id)]).then(
      ([{ Component }]) => ({ default: Component }),
      () => ({ default: () => null }),
    ),
  );
  return function Part() {
    if (!useIsNeeded()) return null;
    return (
      <Suspense>
        <Loaded />
      </Suspense>
    );
  };
}

const kinds = plugins.flatMap(({ jobKinds = [] }) => jobKinds);

// A part that cannot be loaded must not break the page.
const ProgressCenter = lazy(() =>
  import('@signalbox/console-kit/progress-center').then(
    ({ ProgressCenter: Loaded }): Loadable => ({ default: () => <Loaded kinds={kinds} /> }),
    (): Loadable => ({ default: () => null }),
  ),
);

/** Progress of the plug-ins' jobs, on every page. Loads after the page, so that a first visit is not slower. */
function RunningJobs() {
  const may = useMay();
  const [isPageThere, setIsPageThere] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setIsPageThere(true), pauseMilliseconds);
    return () => clearTimeout(timer);
  }, []);
  if (!isPageThere || !kinds.some(({ permissions }) => may(permissions.view))) return null;
  return (
    <Suspense>
      <ProgressCenter />
    </Suspense>
  );
}

const pauseMilliseconds = 1_000;

interface Loadable {
  default: ComponentType;
}
