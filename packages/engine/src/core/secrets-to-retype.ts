import type { JsonObject, JsonValue, SecretBinding } from '@signalbox/schemas';
import { isJsonObject } from '@signalbox/schemas/json';
import type { FieldError, FormPlan, Pointer } from './contract';
import { readAt } from './pointer';
import { isSameValue } from './same-value';

interface SecretsChange {
  plan: FormPlan;
  /** The saved settings. */
  before: JsonObject;
  /** The settings as they are to be saved. */
  after: JsonObject;
  /** The saved settings come from an existing platform, which may send secrets in clear: who sees one may keep it. */
  isClear?: boolean;
}

/**
 * Pointers of the secrets whose bound value (`boundTo`) changes. The stored secret must not be kept: it would be sent to
 * a server that it was not entered for.
 */
export function secretsToRetype({ plan, before, after }: SecretsChange): Pointer[] {
  return plan.fields
    .filter(({ schema: { boundTo = [] } }) => boundTo.some((binding) => isBindingChanged(binding, before, after)))
    .map(({ pointer }) => pointer);
}

/** A `typeAgain` error for each of `secretsToRetype` that `after` keeps: the user has to enter it again. */
export function typeAgainErrors({ plan, before, after, isClear = false }: SecretsChange): FieldError[] {
  return secretsToRetype({ plan, before, after })
    .filter((pointer) => isKept(isClear ? undefined : readAt(before, pointer), readAt(after, pointer)))
    .map((pointer) => ({ pointer, field: pointer, keyword: 'typeAgain', params: {} }));
}

/** The errors of a form, plus `typeAgainErrors` for the fields that have no other error. */
export function withTypeAgain(errors: FieldError[], change: SecretsChange): FieldError[] {
  const again = typeAgainErrors(change);
  return again.length === 0
    ? errors
    : [...errors, ...again.filter(({ field }) => errors.every((error) => error.field !== field))];
}

/**
 * The marker keeps the stored secret. So does an unchanged plain text that was saved before its field became a secret.
 */
function isKept(before: JsonValue | undefined, after: JsonValue | undefined): boolean {
  if (isJsonObject(after)) return after['isSet'] === true;
  return after !== undefined && after !== null && isSameValue(before, after);
}

function isBindingChanged(binding: SecretBinding, before: JsonObject, after: JsonObject): boolean {
  if (typeof binding === 'string') return !isSameValue(filled(before, binding), filled(after, binding));
  const isInsecure = (settings: JsonObject) => {
    const value = filled(settings, binding.pointer);
    return value === undefined || binding.insecure.some((each) => isSameValue(each, value));
  };
  return isInsecure(after) && !isInsecure(before);
}

/** The value at `pointer`; undefined for an empty string and for null. */
function filled(settings: JsonObject, pointer: Pointer): JsonValue | undefined {
  const value = readAt(settings, pointer);
  return value === null || value === '' ? undefined : value;
}
