import { error, fakePlatform, renderPage } from '@signalbox/console-kit/testing';
import type { JsonObject, JsonValue } from '@signalbox/schemas';
import en from '../../locales/en.json';
import type { DeviceValues, FieldValues, TableValues } from '../../shared/dashboards/table-values';
import { Dashboard } from '../dashboard/dashboard';
import { consolePlugin } from '../index';

export const readingTime = '2026-03-01T10:00:00.000Z';

export function aField(overrides: Partial<FieldValues> = {}): FieldValues {
  return { field: 'flow', time: readingTime, value: 41.5, points: [], ...overrides };
}

export function aDevice(overrides: Partial<DeviceValues> = {}): DeviceValues {
  return { device: 'pump-1', time: readingTime, fields: [aField()], ...overrides };
}

export function aChart(table: string, overrides: JsonObject = {}): JsonObject {
  return { type: 'chart', title: table, source: { table }, ...overrides };
}

/** The request of the values of a table. */
export const valuesPath = 'GET core/dashboard/d1/values';

/** Draws a dashboard over a platform that has `values` of its tables, and no others. */
export function renderDashboard({
  widgets,
  values = {},
  isOnlineCheckOn = true,
  language,
  headingLevel,
  ...document
}: {
  widgets: JsonValue;
  values?: Record<string, Partial<TableValues>>;
  isOnlineCheckOn?: boolean;
  language?: string;
  headingLevel?: 1 | 2;
  remark?: string;
}) {
  const platform = fakePlatform([
    ['GET core/setting/login/part', { body: { onlineCheck: isOnlineCheckOn } }],
    [
      valuesPath,
      ({ query }) => {
        const given = values[String(query['table'])];
        return given ? { body: { devices: [], isComplete: true, ...given } } : error('The table is locked');
      },
    ],
  ]);
  return renderPage({
    platform,
    path: 'dashboard/d1',
    page: (
      <Dashboard
        dashboard={{ id: 'd1', name: 'Water', widgets, ...document }}
        title="Water"
        {...(headingLevel && { headingLevel })}
      />
    ),
    english: en,
    plugin: consolePlugin,
    language,
  });
}
