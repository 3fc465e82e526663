import { bodyOf, idOf, type PlatformKit, resourceRoutes, type StoredDocument } from '@signalbox/platform-kit';
import { partOf, recordRoutes, requestLocale } from '@signalbox/platform-kit/rest';
import { dialogs, type JsonObject } from '@signalbox/schemas';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { isDeepStrictEqual } from 'node:util';
import { offsetMinutesOf } from '../local-time';
import type { CycleScope } from '../../shared/scopes';
import { type BackupScope, backupTargetOf } from '../scopes';
import { type StoredCycle, cycleCollection, type CycleEditor, cycleStore } from './cycle';
import { formValues, validateCycle } from './validate-cycle';
import { firstRun, rhythmOf } from './next-run';
import type { CycleForm } from '../../shared/cycle';

/** `core/backupCycle`, `core/dbBackupCycle` and `core/tsdbBackupCycle`: scheduled backups and their last outcome. */
export function cycleRoutes(rest: FastifyInstance, { kit }: { kit: PlatformKit }, scope: BackupScope): void {
  const { path, model, form: formId } = scope.cycles;
  const permissions = { list: `${model}.view`, get: `${model}.view`, delete: `${model}.delete` };
  const cycles = { path, collection: cycleCollection, noun: 'cycle', present, project: scope.target };
  resourceRoutes(rest, kit, { ...cycles, permissions });
  const example = {
    name: 'Every night',
    fileName: 'night',
    cycle: { count: 1, unit: 'd' },
    item: { fileServer: true },
  };
  const declared = recordRoutes(
    { noun: 'cycle', entity: cycleBodies, examples: { full: example, patch: { disable: true } } },
    { add: `${model}.add`, edit: `${model}.edit` },
  );

  rest.post(`/${path}`, declared.add, async (request) => {
    const project = backupTargetOf(scope, request.project);
    const form = validateCycle({ form: formId, project, body: bodyOf(request) });
    const editor = editorOf(request);
    const cycle = { ...form, ...timesOf(kit, { ...form, editor }), editor };
    return { InsertedID: await cycleStore(kit, project).insert(cycle) };
  });

  rest.patch(`/${path}/:id`, declared.merge, async (request) => {
    const project = backupTargetOf(scope, request.project);
    const patch = bodyOf(request);
    // Validates first: an unknown field is an error even when the cycle does not exist.
    formValues(formId, patch);
    await cycleStore(kit, project).change(idOf(request), (before) => {
      const form = validateCycle({ form: formId, project, body: patched(formId, before, patch), sent: patch });
      return edited(kit, { before, form, editor: editorOf(request) });
    });
    return { status: 'OK' };
  });

  rest.put(`/${path}/:id`, declared.replace, async (request) => {
    const project = backupTargetOf(scope, request.project);
    const form = validateCycle({ form: formId, project, body: bodyOf(request) });
    await cycleStore(kit, project).change(idOf(request), (before) =>
      edited(kit, { before, form, editor: editorOf(request) }),
    );
    return { status: 'OK' };
  });
}

const full = { name: 'form backup/cycle', schema: dialogs.find(({ id }) => id === 'backup/cycle')?.schema ?? {} };
/** The validation is that of the dialog. */
const cycleBodies = { full, patch: partOf(full) };

interface EditedCycle {
  before: StoredCycle;
  /** The complete new values of the cycle. */
  form: CycleForm;
  editor: CycleEditor;
}

/** The stored cycle with the values of `form`. Values of the server are kept. */
function edited(kit: PlatformKit, { before, form, editor }: EditedCycle): StoredCycle {
  const { id, lastRun, lastOutcome, isMadeUp } = before;
  const after = { ...form, editor };
  const times = isSameRhythm(before, after)
    ? { nextRun: before.nextRun, dueSince: before.dueSince }
    : timesOf(kit, after);
  return { ...after, ...times, lastRun, lastOutcome, isMadeUp, id };
}

/** Replaces each field as a whole: an item that the new map lacks is not chosen any more. */
function patched(formId: CycleScope['form'], before: StoredCycle, patch: JsonObject): JsonObject {
  const { editor: _editor, dueSince: _due, isMadeUp: _made, ...rest } = before;
  const merged = { ...formValues(formId, rest), ...patch };
  return Object.fromEntries(Object.entries(merged).filter(([, value]) => value !== null));
}

type EditedForm = CycleForm & { editor: CycleEditor };

/** The times of a cycle that was created, or whose schedule was changed. */
function timesOf(kit: PlatformKit, form: EditedForm): Pick<StoredCycle, 'nextRun'> {
  return form.disable ? {} : { nextRun: firstRun({ rhythm: rhythmOf(form), nowMilliseconds: kit.clock.now() }) };
}

function isSameRhythm(before: EditedForm, after: EditedForm): boolean {
  const scheduleOf = ({ disable, cycle: { count, unit }, at, timeZone, editor }: EditedForm) => {
    // Without `at`, the time zone is for names and retention only.
    const clock = at === undefined ? [] : [at, timeZone ?? editor.offsetMinutes];
    return [disable, count, unit, ...clock];
  };
  return isDeepStrictEqual(scheduleOf(before), scheduleOf(after));
}

function editorOf(request: FastifyRequest): CycleEditor {
  const { viewer, headers } = request;
  return {
    name: viewer?.username ?? '',
    language: requestLocale(headers['accept-language']),
    offsetMinutes: offsetMinutesOf(request),
  };
}

function present({ editor: _editor, dueSince: _due, isMadeUp: _made, ...shown }: StoredDocument): JsonObject {
  return shown;
}
