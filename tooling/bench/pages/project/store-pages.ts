import { ask, query, send, type Session } from '../../session';
import { threeLevels, type StoredPage } from './three-levels';

export interface StartedConsole extends Session {
  pages: StoredPage[];
}

/** Saves `count` pages, each with a dashboard of the demo project. */
export async function storePages(session: Session, count: number): Promise<StartedConsole> {
  const dashboards = await ask<Record<string, { id?: string }>>(session, `core/dashboard?${query({ limit: 10 })}`);
  const ids = Object.values(dashboards).flatMap(({ id }) => id ?? []);
  const routers = threeLevels(
    count,
    ids.map((id) => `dashboard.${id}`),
  );
  await send(session, 'core/setting', { method: 'PATCH', body: { routers } });
  return { ...session, pages: routers };
}
