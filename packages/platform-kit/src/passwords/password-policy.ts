import { isJsonObject } from '@signalbox/schemas/json';
import type { JsonObject } from '@signalbox/schemas';
import { invalidField } from '../input';
import { isWireForm } from './password-hash';

/** `userExpand` of the settings: requirements of a password, and how long it is valid. */
interface PasswordPolicy {
  minLength: number;
  complexity: 'low' | 'medium' | 'high';
  /** undefined: no limit. */
  expireDays?: number;
  /** New accounts must choose their own password at the first login. */
  mustChangeFirst: boolean;
}

export function passwordPolicy(settings: JsonObject): PasswordPolicy {
  const given = settings['userExpand'];
  const userExpand = isJsonObject(given) ? given : {};
  const { minPasswordLength, passwordComplexity, passwordExpireDays, needChangePwd } = userExpand;
  return {
    minLength: typeof minPasswordLength === 'number' ? minPasswordLength : 1,
    complexity: passwordComplexity === 'medium' || passwordComplexity === 'high' ? passwordComplexity : 'low',
    expireDays: typeof passwordExpireDays === 'number' && passwordExpireDays > 0 ? passwordExpireDays : undefined,
    mustChangeFirst: needChangePwd === true,
  };
}

/**
 * Rejects a new password that the policy does not allow. Kinds of characters are lower case, upper case, digits and
 * others: low requires one kind, medium two, high three. A password in the form of SHA-1 hex cannot be validated;
 * it is rejected as soon as the policy has any requirement.
 */
export function checkPassword({
  password,
  policy,
  field = 'password',
}: {
  password: string;
  policy: PasswordPolicy;
  field?: string;
}): void {
  const error = (keyword: string, params: Record<string, string | number>) =>
    invalidField([{ pointer: `/${field}`, keyword, params }], { detail: keyword });
  if (password === '') throw error('required', { missingProperty: field });
  if (isWireForm(password)) {
    if (policy.minLength > 1 || policy.complexity !== 'low') throw error('passwordTyped', {});
    return;
  }
  // No input of a page takes it.
  if (/[\p{Cc}\p{Zl}\p{Zp}]/u.test(password)) throw error('passwordLine', {});
  if (password.length > maxLength) throw error('maxLength', { limit: maxLength });
  if (password.length < policy.minLength) throw error('minLength', { limit: policy.minLength });
  const kinds = [/[a-z]/, /[A-Z]/, /\d/, /[^a-zA-Z\d]/].filter((kind) => kind.test(password)).length;
  if (kinds < kindsFor[policy.complexity]) throw error('passwordComplexity', { kinds: kindsFor[policy.complexity] });
}

const maxLength = 256;
const kindsFor = { low: 1, medium: 2, high: 3 };
