/** File below `generated/validators` with the compiled code of a form: `settings/base` → `settings.base.js`. */
export function formModuleFile(formId: string): string {
  return `${formId.replaceAll('/', '.')}.js`;
}
