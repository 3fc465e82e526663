import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startProgram } from '../../backup/measure/program';
import { ask, logIn, query, type Session } from '../../backup/measure/session';
import { changeSettings } from './change-settings';
import { threeLevels, type StoredPage } from './three-levels';

export interface StartedConsole extends Session {
  pages: StoredPage[];
  stop: () => Promise<void>;
}

/** The built server with the demo project and `count` saved pages, each with a dashboard of the project. */
export async function startConsole(count: number): Promise<StartedConsole> {
  const dataDir = mkdtempSync(join(tmpdir(), 'signalbox-pages-'));
  const program = await startProgram({ DATA_DIR: dataDir });
  const stop = async () => {
    await program.stop();
    rmSync(dataDir, { recursive: true });
  };
  try {
    const session = await logIn(program.url);
    return { ...session, pages: await storePages(session, count), stop };
  } catch (error) {
    await stop();
    throw error;
  }
}

async function storePages(session: Session, count: number): Promise<StoredPage[]> {
  const dashboards = await ask<Record<string, { id?: string }>>(session, `core/dashboard?${query({ limit: 10 })}`);
  const ids = Object.values(dashboards).flatMap(({ id }) => id ?? []);
  const routers = threeLevels(
    count,
    ids.map((id) => `dashboard.${id}`),
  );
  await changeSettings(session, { routers });
  return routers;
}
