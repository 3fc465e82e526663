import type { JsonObject, JsonValue, SecretBinding } from '@signalbox/schemas';
import type { FieldError, FormPlan, Pointer } from './contract';
import { isJsonObject, readAt } from './pointer';
import { isSameValue } from './same-value';

export interface SecretsChange {
  plan: FormPlan;
  /** The saved settings. */
  before: JsonObject;
  /** The settings as they are to be saved. */
  after: JsonObject;
}

/**
 * Pointers of the secrets of which a value that they are bound to (`boundTo`) changes. A stored one may not stay: it
 * would be sent to a server that it was not typed for.
 */
export function looseSecrets({ plan, before, after }: SecretsChange): Pointer[] {
  return plan.fields
    .filter(({ schema: { boundTo = [] } }) => boundTo.some((binding) => isLoosened(binding, before, after)))
    .map(({ pointer }) => pointer);
}

/** An error at each of `looseSecrets` that `after` keeps: its user has to type it again. */
export function typeAgainErrors({ plan, before, after }: SecretsChange): FieldError[] {
  return looseSecrets({ plan, before, after })
    .filter((pointer) => isKept(readAt(before, pointer), readAt(after, pointer)))
    .map((pointer) => ({ pointer, field: pointer, keyword: 'typeAgain', params: {} }));
}

/** The errors of a form with `typeAgainErrors` at those fields that have no other. */
export function withTypeAgain(errors: FieldError[], change: SecretsChange): FieldError[] {
  const again = typeAgainErrors(change);
  return again.length === 0
    ? errors
    : [...errors, ...again.filter(({ field }) => errors.every((error) => error.field !== field))];
}

/** The marker keeps what is stored. So does clear text that was saved before its field became a secret. */
function isKept(before: JsonValue | undefined, after: JsonValue | undefined): boolean {
  if (isJsonObject(after)) return after['isSet'] === true;
  return after !== undefined && after !== null && isSameValue(before, after);
}

function isLoosened(binding: SecretBinding, before: JsonObject, after: JsonObject): boolean {
  if (typeof binding === 'string') return !isSameValue(filled(before, binding), filled(after, binding));
  const isInsecure = (settings: JsonObject) => {
    const value = filled(settings, binding.pointer);
    return value === undefined || binding.insecure.some((each) => isSameValue(each, value));
  };
  return isInsecure(after) && !isInsecure(before);
}

/** An empty text, null and a missing value are the same: nothing is filled in. */
function filled(settings: JsonObject, pointer: Pointer): JsonValue | undefined {
  const value = readAt(settings, pointer);
  return value === null || value === '' ? undefined : value;
}
