import { setImmediate } from 'node:timers/promises';
import { PlatformError } from '@signalbox/api';
import {
  acceptForm,
  type FormInput,
  formModule,
  type FoundPattern,
  patternsIn,
  unmetPart,
  UnsupportedSchemaError,
} from '@signalbox/form-compiler/run-time';
import type { JsonValue, RuntimeFormModule } from '@signalbox/schemas';
import { resolveReferences } from '@signalbox/schemas/resolve-references';
import type { Pool } from 'pg';
import { boundedCache } from '../bounded-cache';
import type { Clock } from '../contract';
import type { RuntimeForm, RuntimeForms } from '../runtime-form';
import { findUnstorable } from '../storable';
import { createCompileOnce, type FormToCompile } from './compile-once';
import { compilerVersion } from './compiler-version';
import type { FormKey } from './form-key';
import { createFormStore, type StoredForm } from './form-store';
import { createSlowValues, loadCompiled } from './load-compiled';
import { placeNames } from './place-names';
import type { CompileLimits } from './worker/compile-in-worker';

interface RuntimeFormsDeps {
  pool: Pick<Pool, 'query'>;
  clock: Clock;
  key: FormKey;
  limits?: Partial<CompileLimits>;
}

interface ClosableForms extends RuntimeForms {
  /** Ends a running compilation, which fails. */
  close(): void;
}

/** A form in the memory of this replica. */
interface LoadedForm extends RuntimeForm {
  stored: StoredForm;
  /** When this replica last wrote that the form is in use. */
  writtenAt: number;
}

export function createRuntimeForms({ pool, clock, key, limits }: RuntimeFormsDeps): ClosableForms {
  const closing = new AbortController();
  const store = createFormStore({ pool, clock, key });
  const ownLimits = { ...defaultLimits, ...limits };
  const { compileOnce, check } = createCompileOnce({ store, clock, limits: ownLimits, signal: closing.signal });
  const loaded = boundedCache<LoadedForm>({ maxEntries: 200, maxBytes: 64 * 1024 * 1024 });
  const withSlowValues = createSlowValues(clock);
  const turn = oneInATurn();
  const loading = new Map<string, Promise<LoadedForm>>();

  async function load(form: FormToCompile): Promise<LoadedForm> {
    const stored = await compileOnce(form).catch((error: unknown) => {
      throw error instanceof UnsupportedSchemaError ? notSupported(error, form.schema) : error;
    });
    const result = { ...loadedForm(stored), writtenAt: clock.now() };
    loaded.set(form.hash, result, 3 * (stored.code.length + stored.definition.length));
    return result;
  }

  async function inUse(form: LoadedForm): Promise<RuntimeForm> {
    if (clock.now() - form.writtenAt > writtenMilliseconds) {
      form.writtenAt = clock.now();
      await store.write(form.stored);
    }
    return form;
  }

  async function loadOnce(form: FormToCompile): Promise<RuntimeForm> {
    const { hash } = form;
    const known = loaded.get(hash);
    if (known) return inUse(known);
    const running = loading.get(hash) ?? load(form).finally(() => loading.delete(hash));
    loading.set(hash, running);
    return running;
  }

  return {
    async compile(input, owner) {
      const { schema } = input;
      const form = await loadOnce({ hash: key.hashOf(jsonOf(input)), accept: () => acceptForm(input), schema, owner });
      await turn();
      return { ...form, entity: withSlowValues(form.entity, owner) };
    },
    compileDeclared: async (form, owner, texts = {}) =>
      loadOnce({
        hash: key.hashOf(JSON.stringify([compilerVersion, 'declared', form, texts])),
        accept: () => ({ form, texts, patterns: [] }),
        owner,
      }),
    checkPatterns: async (schemas, owner) => checkNewPatterns(schemas, (patterns) => check(patterns, owner)),
    checkSchema: (forms) => turn().then(() => checkNewSchema(forms)),
    sealOf: (text) => key.sealOfText(text),
    async moduleOf(hash) {
      const stored = loaded.get(hash)?.stored ?? (await store.read(hash));
      return stored && formModule({ ...definitionOf(stored), code: stored.code });
    },
    deleteUnused: () => store.deleteUnused(),
    close: () => closing.abort(new Error('The platform stops')),
  };
}

async function checkNewPatterns(
  { schema, before = {} }: Parameters<RuntimeForms['checkPatterns']>[0],
  check: (patterns: FoundPattern[]) => Promise<void>,
): Promise<void> {
  // The store rejects it.
  if (findUnstorable(schema)) return;
  // The place of a pattern of a definition is the field that has it.
  const complete = resolveReferences(schema);
  const placed = 'schema' in complete ? complete.schema : schema;
  const textOf = ({ pattern, maxLength }: FoundPattern) => JSON.stringify([pattern, maxLength]);
  const stored = new Set(patternsIn(before).map(textOf));
  const patterns = patternsIn(placed).filter((each) => !stored.has(textOf(each)));
  if (patterns.length > 0)
    await check(patterns).catch((error: unknown) => {
      throw error instanceof UnsupportedSchemaError ? notSupported(error, placed) : error;
    });
}

function checkNewSchema({ form, before }: Parameters<RuntimeForms['checkSchema']>[0]): void {
  // The store rejects what it cannot keep.
  const error = findUnstorable(form.schema) ? undefined : rejectionOf(form);
  if (error && !(before && rejectionOf(before))) throw notSupported(error, form.schema);
}

function rejectionOf(input: FormInput): UnsupportedSchemaError | undefined {
  try {
    acceptForm(input);
    // A record has declared properties only.
    return unmetPart({ ...input.schema, type: 'object', additionalProperties: false });
  } catch (error) {
    if (error instanceof UnsupportedSchemaError) return error;
    throw error;
  }
}

/** The validation of a value may take long: other requests are answered between two of them. */
function oneInATurn(): () => Promise<unknown> {
  let turns: Promise<unknown> = Promise.resolve();
  return () => (turns = turns.then(() => setImmediate()));
}

const defaultLimits: CompileLimits = { deadlineMilliseconds: 10_000, maxMilliseconds: 60_000, maxMegabytes: 512 };
const writtenMilliseconds = 86_400_000;

function loadedForm(stored: StoredForm): Omit<LoadedForm, 'writtenAt'> {
  const { form } = definitionOf(stored);
  const isBounded = ['"pattern":', '"ui:widget":"json"', '"$ref":'].some((part) => stored.definition.includes(part));
  return {
    url: `/rest/core/form/${stored.hash}.js`,
    form,
    ...loadCompiled({ code: stored.code, isBounded }),
    stored,
  };
}

function definitionOf({ definition }: StoredForm): Omit<RuntimeFormModule, 'compiledForm'> {
  return JSON.parse(definition) as Omit<RuntimeFormModule, 'compiledForm'>;
}

/** Throws `invalidField` for a schema that no record could have, such as one that is nested too deep to be walked through. */
function jsonOf({ schema, uiSchema = {} }: FormInput): string {
  const error = findUnstorable([schema, uiSchema]);
  if (error) throw new PlatformError('invalidField', { pointer: error.pointer, detail: error.reason });
  return JSON.stringify([compilerVersion, schema, uiSchema]);
}

function notSupported(error: UnsupportedSchemaError, schema: JsonValue = {}): PlatformError {
  const { pointer, reason, params } = error;
  return new PlatformError('formNotSupported', {
    params: {
      ...params,
      place: pointer === '' ? '/' : pointer,
      reason: ['form', reason, ...(params.of === undefined ? [] : [params.of])].join('.'),
    },
    place: placeNames(schema, pointer),
    cause: error,
  });
}
