import { errorTable, type ErrorBody, type ErrorName } from '@signalbox/api';
import { createApiClient, type ApiClient } from '@signalbox/api/client';
import {
  blockingErrors,
  defaultsOf,
  derivedOf,
  errorsOfForm,
  mergeFields,
  planForm,
  readAt,
  writeAt,
  type Pointer,
} from '@signalbox/engine/core';
import { forms, groups, type FormDefinition, type JsonObject } from '@signalbox/schemas';
import allFeatures from '@signalbox/schemas/data/features.json';
import { compiledForms } from '@signalbox/schemas/validators/all';
import { previousRevisionHeader } from '../../shared/previous-revision';

interface Request {
  verb: string;
  resource: string;
  body: JsonObject | undefined;
  ifMatch: string | null;
}

/** A platform with settings in memory, behind `fetch`. Client, forms and rules are the real ones. */
export interface MemoryPlatform {
  api: ApiClient;
  readonly settings: JsonObject;
  requests: Request[];
  /** Bodies of the saves, in order. */
  saves: () => (JsonObject | undefined)[];
  /** Another administrator saves. */
  saveElsewhere: (patch: JsonObject) => void;
  /** Handles the next request for `resource`. Returning undefined lets the platform respond. */
  once: (resource: string, answer: () => Response | Promise<Response> | undefined) => void;
}

const groupKeys = new Set<string>(groups.map(({ key }) => key));
const plans = (forms as readonly FormDefinition[]).map((form) => ({ form, plan: planForm(form) }));

export function memoryPlatform({
  settings: first = {},
  features = allFeatures,
}: { settings?: JsonObject; features?: string[] } = {}): MemoryPlatform {
  const requests: Request[] = [];
  const special: { resource: string; answer: () => Response | Promise<Response> | undefined }[] = [];
  const history: { revision: number; pointers: Pointer[] }[] = [];
  let settings = withDefaults(first);
  let revision = 1;

  const merge = (patch: JsonObject) => {
    const merged = mergeFields({ plans: plans.map(({ plan }) => plan), settings, patch });
    settings = withMarkers(merged.settings);
    revision += 1;
    history.push({ revision, pointers: merged.pointers });
  };
  const save = ({ body = {}, ifMatch }: Request): Response => {
    const base = ifMatch === null ? revision : Number(ifMatch.replaceAll('"', ''));
    const { settings: next, pointers } = mergeFields({ plans: plans.map(({ plan }) => plan), settings, patch: body });
    const theirs = new Set(history.filter((saved) => saved.revision > base).flatMap((saved) => saved.pointers));
    const both = pointers.filter((pointer) => theirs.has(pointer));
    if (both.length > 0) return failure('conflict', { revision, pointers: both });
    const rejected = rejectionOf(next, settings, pointers);
    if (rejected) return rejected;
    const previous = revision;
    merge(body);
    return answer({ status: 'OK' }, { ETag: `"${revision}"`, [previousRevisionHeader]: String(previous) });
  };
  const respond = (request: Request): Response => {
    switch (`${request.verb} ${request.resource}`) {
      case 'GET core/setting':
        return answer(withDerived(settings), { ETag: `"${revision}"` });
      case 'PATCH core/setting':
        return save(request);
      case 'GET core/setting/tabs':
        return answer([]);
      case 'GET core/license':
        return answer({ remainingTime: 86_400 * 365, feature: features });
      default:
        return failure('notFound');
    }
  };
  const reach: typeof fetch = async (url, init) => {
    const request = requestOf(String(url), init);
    requests.push(request);
    const index = special.findIndex((each) => each.resource === request.resource);
    const [own] = index < 0 ? [] : special.splice(index, 1);
    return (await own?.answer()) ?? respond(request);
  };

  return {
    api: createApiClient({ ...session, fetch: reach }),
    get settings() {
      return settings;
    },
    requests,
    saves: () => requests.filter(({ verb }) => verb === 'PATCH').map(({ body }) => body),
    saveElsewhere: merge,
    once: (resource, answer) => void special.push({ resource, answer }),
  };
}

/** The response for the first error of a save that changes these fields. */
function rejectionOf(next: JsonObject, stored: JsonObject, pointers: Pointer[]): Response | undefined {
  const isChanged = (pointer: Pointer) => pointers.includes(pointer);
  for (const { form, plan } of plans.filter(({ plan }) => plan.fields.some(({ pointer }) => isChanged(pointer)))) {
    const errorsOf = (values: JsonObject) => errorsOfForm({ plan, compiled: compiledOf(form), values });
    const [error] = blockingErrors({ errors: errorsOf(next), stored: errorsOf(stored), isChanged });
    if (!error) continue;
    const { pointer, keyword, params } = error;
    const field = pointer.slice(1).replaceAll('/', '.');
    return failure('invalidField', { field, pointer, faults: [{ pointer, keyword, params, message: keyword }] });
  }
  return undefined;
}

const session = { baseUrl: '/rest', token: () => 'Bearer a', project: () => 'default', language: () => 'en' };

function requestOf(url: string, init: RequestInit | undefined): Request {
  return {
    verb: init?.method ?? 'GET',
    resource: url.replace('/rest/', ''),
    body: typeof init?.body === 'string' ? (JSON.parse(init.body) as JsonObject) : undefined,
    ifMatch: new Headers(init?.headers).get('if-match'),
  };
}

export function failure(name: ErrorName, options: Partial<ErrorBody> = {}): Response {
  const { code, status } = errorTable[name];
  return answer({ code, message: `The platform says: ${name}`, detail: '', field: '', ...options }, {}, status);
}

function answer(body: unknown, headers: Record<string, string> = {}, status = 200): Response {
  return new Response(JSON.stringify(body), { status, headers });
}

/** Secrets never leave the platform: responses contain a marker. */
function withMarkers(settings: JsonObject): JsonObject {
  const secrets = plans.flatMap(({ plan }) => plan.fields.filter((field) => field.isSecret));
  return secrets
    .filter(({ pointer }) => typeof readAt(settings, pointer) === 'string')
    .reduce((marked, { pointer }) => writeAt(marked, pointer, { isSet: true }), settings);
}

/** The derived values of all tabs, as on the platform. */
function withDerived(settings: JsonObject): JsonObject {
  return plans
    .filter(({ form }) => groupKeys.has(form.place.group))
    .reduce((all, { form }) => ({ ...all, ...derivedOf({ form, values: settings }) }), settings);
}

/** Unsaved fields have their defaults, as on the platform. */
function withDefaults(settings: JsonObject): JsonObject {
  return plans
    .filter(({ form }) => groupKeys.has(form.place.group))
    .flatMap(({ form, plan }) =>
      plan.fields.map(({ pointer }) => ({ pointer, standard: readAt(defaultsOf(form), pointer) })),
    )
    .filter(({ pointer, standard }) => standard !== undefined && readAt(settings, pointer) === undefined)
    .reduce((filled, { pointer, standard }) => writeAt(filled, pointer, standard), settings);
}

function compiledOf(form: FormDefinition) {
  const compiled = compiledForms[form.id];
  if (!compiled) throw new Error(`${form.id} was not compiled.`);
  return compiled;
}
