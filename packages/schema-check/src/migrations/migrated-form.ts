import { fieldOfPlace, type FormPlan, isWithin, pathOf, pointerOf } from '@signalbox/engine/core';
import type { DeclaredForm } from '../load-sources';

/** A form of the settings with its plan, beside all others. */
export interface MigratedForm {
  form: DeclaredForm;
  plan: FormPlan;
  plans: readonly FormPlan[];
}

/** True when this place is a setting, or contains one. */
export function isSetting(plans: readonly FormPlan[], pointer: string): boolean {
  return plans.some(
    (plan) =>
      fieldOfPlace(plan, pointer) === pointer ||
      plan.fields.some((field) => isWithin(field.pointer, pointer)) ||
      Object.keys(plan.form.derive ?? {}).some((name) => pointerOf([name]) === pointer),
  );
}

export function parentOf(pointer: string): string {
  return pointerOf(pathOf(pointer).slice(0, -1));
}
