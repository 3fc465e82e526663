import { isJsonObject, type JsonObject, type JsonValue } from '@signalbox/schemas/json';

/** A widget of a dashboard. `unknown`: one that this version cannot draw. */
export type Widget = WidgetFrame & WidgetContent;
type WidgetContent = { type: 'text'; content: JsonValue } | { type: 'chart'; table: string } | { type: 'unknown' };

interface WidgetFrame {
  /** A text, or one per language. */
  title: JsonValue;
  at: WidgetPlace;
}

/** In cells of a grid with 24 columns. */
export interface WidgetPlace {
  x: number;
  y: number;
  width: number;
  height: number;
}

/** The widgets of a dashboard in reading order. A dashboard is a free document: what is no widget is left out. */
export function widgetsOf({ widgets }: JsonObject): Widget[] {
  if (!Array.isArray(widgets)) return [];
  let nextRow = 0;
  return widgets
    .filter(isJsonObject)
    .slice(0, maxWidgets)
    .map((widget) => {
      const at = placeOf(widget['at'], nextRow);
      nextRow = Math.max(nextRow, at.y + at.height);
      return { title: widget['title'] ?? '', at, ...contentOf(widget) };
    })
    .toSorted((one, other) => one.at.y - other.at.y || one.at.x - other.at.x);
}

/** More are left out. */
export const maxWidgets = 100;
const gridColumns = 24;

function contentOf(widget: JsonObject): WidgetContent {
  const { type, content, source } = widget;
  const table = isJsonObject(source) ? source['table'] : undefined;
  if (type === 'text') return { type, content: content ?? '' };
  if (type === 'chart' && typeof table === 'string' && table !== '') return { type, table };
  return { type: 'unknown' };
}

/** Below all earlier widgets if the document names no place. */
function placeOf(at: JsonValue | undefined, nextRow: number): WidgetPlace {
  const place = isJsonObject(at) ? at : {};
  const x = cells(place['x'], { least: 0, most: gridColumns - 1, usual: 0 });
  return {
    x,
    y: cells(place['y'], { least: 0, most: maxRows, usual: nextRow }),
    width: cells(place['width'], { least: 1, most: gridColumns - x, usual: gridColumns - x }),
    height: cells(place['height'], { least: 1, most: maxHeight, usual: 2 }),
  };
}

const maxRows = 2_000;
const maxHeight = 100;

function cells(value: JsonValue | undefined, { least, most, usual }: { least: number; most: number; usual: number }) {
  const number = typeof value === 'number' ? Math.round(value) : usual;
  return Math.min(Math.max(number, least), most);
}
