import type { FieldProps } from '@rjsf/utils';

/** A note in what RJSF draws: its title. The template draws the help below it. */
export function RjsfNote({ uiSchema }: FieldProps) {
  return <strong>{uiSchema?.['ui:title']}</strong>;
}
