/** `reception_settings/login` → `reception_settings.login`. */
export function fileNameOf(formId: string): string {
  return formId.replaceAll('/', '.');
}
