import { PlatformError } from '@signalbox/api';
import { errorsOfForm, type FormPlan, planForm, readAt, withTypeAgain, pathOf } from '@signalbox/engine/core';
import { invalidField, type PlatformKit } from '@signalbox/platform-kit';
import { type FormDefinition, forms, type JsonObject } from '@signalbox/schemas';
import type { Settings } from '@signalbox/schemas/types';
import { compiledForms } from '@signalbox/schemas/validators/all';
import type { Channel } from '../channels/channel';

interface Typed {
  project: string;
  channel: Channel;
  settings: JsonObject;
}

/**
 * Validates the values of a tab that are not saved yet, and finds their secret: the typed one, or the stored one if it
 * would go where it was typed for (`boundTo` of the form). Throws `invalidField`, or `typeAgain` with the title of the
 * secret's field.
 */
export async function typedSettings(
  kit: Pick<PlatformKit, 'settings'>,
  { project, channel, settings }: Typed,
): Promise<{ settings: Settings; secret: string }> {
  const { formId, secret: pointer } = channel;
  const plan = planOf(formId);
  const path = pathOf(pointer).join('/');
  const stored = await kit.settings.readWithSecrets(project, [path]);
  const compiled = compiledForms[formId];
  if (compiled === undefined) throw new Error(`The form ${formId} is missing.`);
  const errors = withTypeAgain(errorsOfForm({ plan, compiled, values: settings }), {
    plan,
    before: stored.settings,
    after: settings,
  });
  if (errors.length > 0)
    throw invalidField(errors.map(({ pointer: at, keyword, params }) => ({ pointer: at, keyword, params, formId })));
  const typed = readAt(settings, pointer);
  // The form has validated the values.
  if (typeof typed === 'string') return { settings: settings as Settings, secret: typed };
  // The provider names what is missing.
  if (typed === undefined) return { settings: settings as Settings, secret: '' };
  const secret = stored.secrets[path];
  if (secret !== undefined) return { settings: settings as Settings, secret };
  throw typeAgain({ pointer, formId });
}

function typeAgain({ pointer, formId }: { pointer: string; formId: string }): PlatformError {
  const field = pathOf(pointer).join('.');
  return new PlatformError('typeAgain', {
    field,
    pointer,
    errors: [{ pointer, keyword: 'typeAgain', params: {}, formId }],
  });
}

function planOf(formId: string): FormPlan {
  const form = forms.find(({ id }) => id === formId);
  if (form === undefined) throw new Error(`The form ${formId} is missing.`);
  const plan = plans.get(form) ?? planForm(form);
  plans.set(form, plan);
  return plan;
}

const plans = new WeakMap<FormDefinition, FormPlan>();
