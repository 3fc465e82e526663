import { planForm, type FormPlan } from '@signalbox/engine/core';
import { forms } from '@signalbox/schemas';

/** The form of the FTP settings: it says what the stored password is bound to. */
export function ftpPlan(): FormPlan {
  const form = forms.find(({ id }) => id === 'modular_settings/ftp');
  if (form === undefined) throw new Error('The form of the FTP settings is missing.');
  return (plan ??= planForm(form));
}

let plan: FormPlan | undefined;
