import type { JsonObject } from '@signalbox/schemas';
import { base, type Planted } from './planted';

const at = {
  switch: '/lightsShown',
  choice: '/mode',
  number: '/rate',
  duration: '/fade',
  text: '/contact/mail',
  secret: '/contact/key',
};
type Kind = keyof typeof at;

/** A widget on a field that it cannot draw. */
export function misplaced(widget: string, kind: Kind, takes: string): Planted {
  const pointer = `/uiSchema${at[kind]}/ui:widget`;
  return {
    name: `the widget ${widget} on a field for a ${kind}`,
    plant: (folder) => {
      if (kind === 'text' || kind === 'secret') folder.set(base, '/uiSchema/contact', {});
      folder.set(base, `/uiSchema${at[kind]}`, { 'ui:widget': widget });
    },
    file: base,
    at: ['"uiSchema"', `"ui:widget": `, ...(kind === 'duration' ? [] : ['"ui:widget": ']), `"${widget}"`],
    pointer,
    message: `the widget "${widget}" takes ${takes}`,
  };
}

/** An option that the widget of the field does not read. */
export function misread({
  field,
  ui,
  option,
  remedy,
}: {
  field: string;
  ui: JsonObject;
  option: string;
  remedy: string;
}): Planted {
  return {
    name: `the option ${option} of the widget ${String(ui['ui:widget'])}`,
    plant: (folder) => folder.set(base, `/uiSchema${field}`, ui),
    file: base,
    at: [`"${option}"`],
    pointer: `/uiSchema${field}/ui:options/${option}`,
    message: `reads no option "${option}"; ${remedy}`,
  };
}

/** A value of an option, or a key of the uiSchema, that the meta-schema rejects. */
export function wrongUi(name: string, ui: JsonObject, { place, pointer, message }: WrongPlace): Planted {
  return {
    name,
    plant: (folder) => folder.set(base, '/uiSchema/fade', ui),
    file: base,
    at: ['"uiSchema"', place],
    pointer: `/uiSchema/fade${pointer}`,
    message,
  };
}

interface WrongPlace {
  place: string;
  pointer: string;
  message: string;
}
