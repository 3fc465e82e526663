import { type Answering, fakePlatform, type PageSetup, renderPage } from '@signalbox/console-kit/testing';
import type { JsonObject } from '@signalbox/schemas/json';
import { Route, Routes } from 'react-router-dom';
import collectionTexts from '@signalbox/collections-react/locales/page/en.json';
import texts from '../../locales/en.json';
import pageTexts from '../../locales/page/en.json';
import type { SavedView } from '@signalbox/collections-core';
import { ListPage } from '../records/records-page';

const properties: JsonObject = {
  name: { type: 'string', title: 'Name' },
  status: { type: 'string', title: 'Status', enum: ['on', 'off'], enumNames: ['Running', 'Stopped'] },
  power: { type: 'number', title: 'Power', unit: 'kW', listFields: true },
  isOnline: { type: 'boolean', title: 'Online', listFields: true, readOnly: true, online: 'isOnline' },
};

interface ListSetup extends Partial<PageSetup> {
  records?: JsonObject[];
  /** Query of the address. */
  at?: string;
  views?: SavedView[];
  pageSetting?: Record<string, string[]>;
  uiSchema?: JsonObject;
  /** Answers the calls for pages and counts instead of `records`. */
  answer?: Answering;
}

/** The list of the model `device` over a platform in memory. */
export function renderList({
  records = [{ id: 'p1', name: 'Pump 1', status: 'on', power: 1500 }],
  at = '',
  views = [],
  pageSetting = {},
  uiSchema = {},
  answer = { body: records, count: records.length },
  platform = fakePlatform(),
  ...setup
}: ListSetup = {}) {
  const model = { id: 'm1', key: 'device', name: 'Devices', actions: ['view'] };
  platform.answer('GET core/record', { body: [model] });
  platform.answer('GET core/model/m1', {
    body: { ...model, custom: { schema: { type: 'object', properties }, uiSchema } },
  });
  platform.answer('GET core/user/1', { body: { id: '1', pageSetting } });
  platform.answer('GET core/listView/m1', { body: views });
  platform.answer('GET core/record/m1', answer);
  return renderPage({
    platform,
    path: `list/device${at}`,
    page: (
      <Routes>
        <Route path="list/:model" element={<ListPage />} />
      </Routes>
    ),
    english: { ...texts, ...pageTexts },
    plugin: { id: 'lists' },
    messages: { 'collections-react': collectionTexts },
    ...setup,
  });
}
