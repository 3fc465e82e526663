import { createContext, Script } from 'node:vm';
import { PlatformError } from '@signalbox/api';
import type { CompiledForm, Entity, JsonObject } from '@signalbox/schemas';

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
 * millisecond a call. The timeout counts all time: a task that hardly had a processor is run again.
 */
function withinTime<Result>(task: () => Result): Result {
  for (let attempt = 1; ; attempt += 1) {
    const before = process.cpuUsage();
    realm.task = task;
    try {
      return runTask.runInContext(realm, { timeout: maxMilliseconds }) as Result;
    } catch (cause) {
      if ((cause as NodeJS.ErrnoException).code !== 'ERR_SCRIPT_EXECUTION_TIMEOUT') throw cause;
      const { user, system } = process.cpuUsage(before);
      if ((user + system) / 1000 < maxMilliseconds / 2 && attempt < maxAttempts) continue;
      throw new PlatformError('invalidField', { detail: 'its validation takes too long', cause });
    } finally {
      delete realm.task;
    }
  }
}

const maxMilliseconds = 1_000;
const maxAttempts = 10;
