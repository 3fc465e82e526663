import type { JsonObject, JsonValue } from '@signalbox/schemas';
import { base, type Planted } from './planted';

interface WrongGrid {
  /** Children of the row. */
  row: JsonValue;
  /** Beside the grid. */
  beside?: JsonObject;
  more?: Planted['plant'];
  /** After the name of the grid. */
  at: string[];
  /** Below the row; or below the root of the file. */
  pointer: string;
  message: string;
}

export const allFields = ['lightsShown', 'mode', 'rate', 'fade', 'contact'];
/** In the place of the name of the grid: the error is before it. */
export const before = '';
export const inRow = '/uiSchema/ui:layoutGrid/ui:row';

/** A grid of the tab. */
export function grid(name: string, { row, beside = {}, more, at, pointer, message }: WrongGrid): Planted {
  return {
    name,
    plant: (folder) => {
      folder.set(base, '/uiSchema', {
        fade: { 'ui:widget': 'duration' },
        ...beside,
        'ui:field': 'LayoutGridField',
        'ui:layoutGrid': { 'ui:row': row },
      });
      more?.(folder);
    },
    file: base,
    at: ['"uiSchema"', ...(at[0] === before ? [] : ['"ui:layoutGrid"']), ...at.filter((text) => text !== before)],
    pointer: pointer.startsWith('/uiSchema') || pointer.startsWith('/schema') ? pointer : inRow + pointer,
    message,
  };
}
