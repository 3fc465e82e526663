import type { OperationFigure } from '@signalbox/api';
import { type GaugeSource, kept, type PlatformKit, readBriefly } from '@signalbox/platform-kit';
import { route } from '@signalbox/platform-kit/rest';
import type { FastifyInstance } from 'fastify';
import { transferPermission } from '../shared/transfer-jobs';

/** `GET core/configDb/figures`: what the project of the request contains. All viewers share one reading of ten seconds. */
export function figuresRoute(rest: FastifyInstance, kit: PlatformKit): void {
  const readings = new Map<string, () => Promise<OperationFigure[]>>();
  const getFiguresRoute = route('Returns how much the project contains.', { permission: transferPermission });
  rest.get('/core/configDb/figures', getFiguresRoute, ({ project }) => {
    const { clock } = kit;
    const reading =
      readings.get(project) ?? kept({ clock, milliseconds: 10_000, read: () => readFigures(kit, project) });
    if (readings.size >= maxProjects) readings.clear();
    readings.set(project, reading);
    return reading();
  });
}

/** A request may name any project. */
const maxProjects = 100;

function readFigures(kit: PlatformKit, project: string): Promise<OperationFigure[]> {
  return readBriefly(kit, async (source) => {
    const figures = await readRecords(source, project);
    for (const { ofProject } of kit.operationParts) figures.push(...((await ofProject?.(source, project)) ?? []));
    return figures;
  });
}

/** Tasks are no content. */
async function readRecords({ query }: GaugeSource, project: string): Promise<OperationFigure[]> {
  const [row] = await query<{ records: number; dashboards: number }>(
    `select count(*)::int as records, count(*) filter (where collection = 'dashboard')::int as dashboards
     from document where project = $1 and collection <> 'taskmanager'`,
    [project],
  );
  return [
    { title: 'project-transfer::figures.records', value: row?.records ?? 0, unit: 'count' },
    { title: 'project-transfer::figures.dashboards', value: row?.dashboards ?? 0, unit: 'count' },
  ];
}
