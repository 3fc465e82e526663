import type { JsonObject, JsonValue } from '@signalbox/schemas';
import type { GalleryWidget } from '../../shared/gallery';

interface Limit {
  name: string;
  isNumber: boolean;
}

const number = (name: string): Limit => ({ name, isNumber: true });

const limits: Record<string, Limit[]> = {
  string: [
    number('minLength'),
    number('maxLength'),
    { name: 'pattern', isNumber: false },
    { name: 'default', isNumber: false },
  ],
  integer: [number('minimum'), number('maximum'), number('default')],
  number: [number('minimum'), number('maximum'), number('default')],
  array: [number('minItems'), number('maxItems')],
};

/** Keywords with one number or text, for a schema of this type. All others are changed in the text. */
export function limitsOf({ type }: JsonObject): Limit[] {
  return (typeof type === 'string' && Object.hasOwn(limits, type) && limits[type]) || [];
}

/** Widgets that take values of this type; the check names those that do not fit for another reason. */
export function widgetsFor({ type }: JsonObject, widgets: readonly GalleryWidget[]): string[] {
  return widgets
    .filter(({ takes }) =>
      takes.some((taken) => type === undefined || taken.type === undefined || taken.type.includes(String(type))),
    )
    .map(({ name }) => name);
}

/** Options of the widget whose value is one number or text. */
export function optionsOf(widget: JsonValue | undefined, widgets: readonly GalleryWidget[]): string[] {
  const options = widgets.find(({ name }) => name === widget)?.options ?? [];
  return options.map(({ name }) => name).filter((name) => !lists.has(name));
}

const lists = new Set(['units', 'unique', 'itemTitle']);
