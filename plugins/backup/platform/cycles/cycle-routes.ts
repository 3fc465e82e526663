import { bodyOf, idOf, type PlatformKit, resourceRoutes, type StoredDocument } from '@signalbox/platform-kit';
import { requestLocale } from '@signalbox/platform-kit/rest';
import type { JsonObject } from '@signalbox/schemas';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { offsetMinutesOf } from '../local-time';
import { type BackupScope, type CycleScope, homeIn } from '../scopes';
import { type BackupCycle, cycleBody, cycleCollection, type CycleEditor, type CycleForm, cycleStore } from './cycle';
import { formValues, validateCycle } from './validate-cycle';
import { firstRun } from './next-run';

/** `core/backupCycle`, and the same for the database and the time series: what is backed up by itself, and how it went. */
export function cycleRoutes(rest: FastifyInstance, { kit }: { kit: PlatformKit }, scope: BackupScope): void {
  const { model, form: formId } = scope.cycles;
  const path = `core/${model}`;
  const permissions = { list: `${model}.view`, get: `${model}.view`, delete: `${model}.delete` };
  resourceRoutes(rest, kit, { path, collection: cycleCollection, permissions, present, project: scope.home });

  rest.post(`/${path}`, { config: { permission: `${model}.add` } }, async (request) => {
    const project = homeIn(scope, request.project);
    const form = validateCycle({ form: formId, project, body: bodyOf(request) });
    const { id: _none, ...body } = cycleBody({ ...form, ...timesOf(kit, form), id: '', editor: editorOf(request) });
    return { InsertedID: await cycleStore(kit, project).insert(body) };
  });

  rest.patch(`/${path}/:id`, { config: { permission: `${model}.edit` } }, async (request) => {
    const project = homeIn(scope, request.project);
    const patch = bodyOf(request);
    // Before the cycle is looked for: a field that nobody knows is told of in any case.
    formValues(formId, patch);
    await cycleStore(kit, project).change(idOf(request), (document) => {
      const form = validateCycle({ form: formId, project, body: patched(formId, document, patch) });
      return edited(kit, { document, form, editor: editorOf(request) });
    });
    return { status: 'OK' };
  });

  rest.put(`/${path}/:id`, { config: { permission: `${model}.edit` } }, async (request) => {
    const project = homeIn(scope, request.project);
    const form = validateCycle({ form: formId, project, body: bodyOf(request) });
    await cycleStore(kit, project).change(idOf(request), (document) =>
      edited(kit, { document, form, editor: editorOf(request) }),
    );
    return { status: 'OK' };
  });
}

interface EditedCycle {
  document: StoredDocument;
  /** All that it is from now on. */
  form: CycleForm;
  editor: CycleEditor;
}

/** The stored cycle with the values of `form`; what the server itself keeps of it stays. */
function edited(kit: PlatformKit, { document, form, editor }: EditedCycle): JsonObject {
  const before = document as unknown as BackupCycle;
  const { id, lastRun, lastOutcome, isMadeUp } = before;
  const times = isSameRhythm(before, form)
    ? { nextRun: before.nextRun, dueSince: before.dueSince }
    : timesOf(kit, form);
  return cycleBody({ ...form, ...times, lastRun, lastOutcome, isMadeUp, id, editor });
}

/** Fields are replaced whole: an item that the new map does not name is not chosen any more. */
function patched(formId: CycleScope['form'], document: StoredDocument, patch: JsonObject): JsonObject {
  const { editor: _editor, dueSince: _due, isMadeUp: _made, ...rest } = document;
  const merged = { ...formValues(formId, rest), ...patch };
  return Object.fromEntries(Object.entries(merged).filter(([, value]) => value !== null));
}

/** A cycle that was begun, or whose rhythm was changed, first runs one period from now. */
function timesOf(kit: PlatformKit, { disable, cycle }: CycleForm): Pick<BackupCycle, 'nextRun'> {
  return disable ? {} : { nextRun: firstRun({ cycle, nowMilliseconds: kit.clock.now() }) };
}

function isSameRhythm(before: CycleForm, after: CycleForm): boolean {
  const { cycle, disable } = after;
  return before.disable === disable && before.cycle.count === cycle.count && before.cycle.unit === cycle.unit;
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
