import type { BackupRecord } from '../backup-record';
import type { PartSize } from '../backup-queries';
import type { RestorePlan } from '../restore-plan';

interface Call {
  verb: string;
  resource: string;
  query: Record<string, unknown>;
  params: Record<string, string>;
  body: unknown;
}
/** `count`: the total, if the list is one page. */
type Answer = { status?: number; body?: unknown; count?: number };
type Answering = Answer | Promise<Answer> | ((call: Call) => Answer);

export function aBackup(overrides: Partial<BackupRecord> = {}): BackupRecord {
  return {
    id: 'b1',
    name: 'Nightly',
    item: { fileServer: true, mongodb: true },
    modules: ['user', 'rule'],
    size: 12,
    createTime: '2026-05-06T07:08:09.000Z',
    ...overrides,
  };
}

const aPlan: RestorePlan = {
  modules: [{ name: 'rule', rule: 2, added: 3, changed: 1, same: 4, skipped: 0, deleted: 2 }],
  files: { fileServer: { added: 5, changed: 0, same: 0, skipped: 0, deleted: 0 } },
  differences: [{ what: 'product', archived: 'Signalbox 0.9', running: 'Signalbox 1.0' }],
  warnings: [{ what: 'usersWithoutPassword', count: 2 }],
};

const someSizes: PartSize[] = [
  { name: 'fileServer', size: 3000 },
  { name: 'html', size: 3.81 },
  { name: 'mongodb', size: 1 },
  { name: 'user', group: 'mongodb', size: 0.5 },
  { name: 'rule', group: 'mongodb', size: 0.5 },
];

/** Mocks the network: responds like the backup routes of the platform and records the requests. */
export function fakeBackups(backups: BackupRecord[] = [aBackup()]) {
  const calls: Call[] = [];
  const answers = new Map<string, Answering>([
    ['GET core/backup/getSizeAndTime', { body: someSizes }],
    ['GET core/backup/export', { body: { id: 't1' } }],
    ['GET core/backup/import', { body: { id: 't2' } }],
    ['GET core/taskmanager', { body: [] }],
    ['GET core/backup', { body: backups }],
    ['POST core/backup/upload', { body: { status: 'OK' } }],
    ...backups.flatMap((backup): [string, Answer][] => [
      [`GET core/backup/${backup.id}`, { body: backup }],
      [`PATCH core/backup/${backup.id}`, { body: { status: 'OK' } }],
      [`DELETE core/backup/${backup.id}`, { body: { status: 'OK' } }],
      [`POST core/backup/${backup.id}/plan`, { body: aPlan }],
      [`POST core/backup/${backup.id}/verify`, { body: { id: 't3' } }],
      [`POST core/backup/${backup.id}/ticket`, { body: { url: '/core/backup/download/b1?ticket=once' } }],
    ]),
  ]);
  const reach: typeof fetch = async (input, init) => {
    const url = new URL(String(input), 'http://platform');
    const verb = init?.method ?? 'GET';
    const resource = url.pathname.replace('/rest/', '');
    const params = Object.fromEntries(url.searchParams);
    const body = typeof init?.body === 'string' ? (JSON.parse(init.body) as unknown) : init?.body;
    const query = JSON.parse(params.query ?? '{}') as Record<string, unknown>;
    const call = { verb, resource, params, body, query };
    calls.push(call);
    const given = answers.get(`${verb} ${resource}`) ?? error('Not found', resource);
    const { status = 200, body: answer, count: total } = await (typeof given === 'function' ? given(call) : given);
    const count = Array.isArray(answer) ? { count: String(total ?? answer.length) } : undefined;
    return Response.json(answer, { status, headers: count });
  };
  return {
    reach,
    calls,
    called: (verb: string, resource: string) =>
      calls.findLast((call) => call.verb === verb && call.resource === resource),
    /** Sets the response of `<verb> <resource>`. A promise delays it. */
    answer: (what: string, answer: Answering) => void answers.set(what, answer),
  };
}

export function error(message: string, detail = ''): Answer {
  return { status: 400, body: { code: 100_090_001, message, detail, field: '' } };
}
