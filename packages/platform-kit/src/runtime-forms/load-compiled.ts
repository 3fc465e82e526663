import { createContext, Script } from 'node:vm';
import { PlatformError } from '@signalbox/api';
import type { CompiledForm, Entity, JsonObject } from '@signalbox/schemas';
import { boundedCache } from '../bounded-cache';
import type { Clock } from '../contract';
import { invalidField } from '../input/invalid-field';
import { systemThreadId, threadMilliseconds } from '../threads';

interface CodeToLoad {
  /** By `compiledFormCode`. */
  code: string;
  /**
   * Its schema has patterns of its own, alternatives of values of any size, or definitions that may lead back to themselves:
   * the time of a validation is limited.
   */
  isBounded: boolean;
}

/** The validators of a compiled form. Their memory is free once they are not used any more, unlike that of a module. */
export function loadCompiled({ code, isBounded }: CodeToLoad): {
  entity: Entity<JsonObject>;
  compiled: CompiledForm;
} {
  const { validate, conditions, isVisible } = new Script(code).runInContext(realm) as CompiledForm;
  const guarded = <Result>(test: (value: unknown) => Result): ((value: unknown) => Result) =>
    isBounded ? (value) => withinTime(() => test(value)) : test;
  const compiled: CompiledForm = {
    validate: guarded(validate),
    conditions: conditions.map(guarded),
    isVisible: guarded(isVisible),
  };
  return {
    compiled,
    entity: {
      validate: compiled.validate,
      isValid: (value): value is JsonObject => compiled.validate(value).length === 0,
    },
  };
}

/** Has nothing but the language: no global of the server, no modules, no eval. */
const realm: { task?: () => unknown } = createContext(Object.create(null) as object, {
  name: 'runtime forms',
  codeGeneration: { strings: false, wasm: false },
});
const runTask = new Script('task()');

/**
 * No check of a pattern is perfect, and V8 stops a pattern only for a timeout of this kind. It costs a fifth of a
 * millisecond a call. The timeout counts all time: a task is run again while all its runs together hardly had a processor.
 */
function withinTime<Result>(task: () => Result): Result {
  const before = workedMilliseconds();
  for (let attempt = 1; ; attempt += 1) {
    realm.task = task;
    try {
      return runTask.runInContext(realm, { timeout: maxMilliseconds }) as Result;
    } catch (cause) {
      if ((cause as NodeJS.ErrnoException).code !== 'ERR_SCRIPT_EXECUTION_TIMEOUT') throw cause;
      if (workedMilliseconds() - before < maxMilliseconds / 2 && attempt < maxAttempts) continue;
      throw invalidField([{ pointer: '', keyword: 'tooSlow', params: {} }], { cause });
    } finally {
      delete realm.task;
    }
  }
}

/** Other requests wait this long at most. */
const maxMilliseconds = 50;
const maxAttempts = 10;

const threadId = systemThreadId();
const workedMilliseconds = () => threadMilliseconds(threadId) ?? process.cpuUsage().user / 1000;

/**
 * Returns a function that lets an owner validate few values that take too long in a minute. It then throws
 * `tooManyRequests` for any value, so that no user stops the server by one such value after the other.
 */
export function createSlowValues(clock: Clock) {
  const slow = boundedCache<{ count: number; since: number }>({ maxEntries: 1_000, maxBytes: 1_000_000 });
  return (entity: Entity<JsonObject>, owner: string): Entity<JsonObject> => {
    const validate = (value: unknown) => {
      const known = slow.get(owner);
      const own = known && clock.now() - known.since < minute ? known : { count: 0, since: clock.now() };
      if (own.count >= maxSlowValues)
        throw new PlatformError('tooManyRequests', { detail: '60', params: { count: 60 } });
      try {
        return entity.validate(value);
      } catch (error) {
        slow.set(owner, { ...own, count: own.count + 1 }, 100);
        throw error;
      }
    };
    return { validate, isValid: (value): value is JsonObject => validate(value).length === 0 };
  };
}

const maxSlowValues = 3;
const minute = 60_000;
