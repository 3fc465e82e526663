import type { JsonValue } from '@signalbox/schemas';
import { act, cleanup, screen, within } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { aChart, aDevice, aField, readingTime, renderDashboard, valuesPath } from '../testing/a-dashboard';

afterEach(cleanup);

const card = (name: string) => within(screen.getByRole('region', { name }));

describe('a dashboard', () => {
  it('shows its title, its description and its widgets in their cells', () => {
    const at = { x: 12, y: 2, width: 12, height: 8 };
    renderDashboard({ remark: 'All basins', widgets: [{ type: 'text', title: 'Note', content: 'Hello', at }] });
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Water');
    expect(screen.getByText('All basins')).toBeTruthy();
    const { style } = screen.getByRole('region', { name: 'Note' });
    expect(['--column', '--columns', '--row', '--rows'].map((name) => style.getPropertyValue(name))).toEqual([
      '13',
      '12',
      '3',
      '8',
    ]);
  });

  it('lowers its headings inside of a page that has a title of its own', () => {
    renderDashboard({ headingLevel: 2, widgets: [{ type: 'text', title: 'Note', content: 'Hello' }] });
    expect(screen.queryByRole('heading', { level: 1, name: 'Water' })).toBeNull();
    expect(screen.getByRole('heading', { level: 2, name: 'Water' })).toBeTruthy();
    expect(screen.getByRole('heading', { level: 3, name: 'Note' })).toBeTruthy();
  });

  it('shows markup as text', () => {
    const markup = '<img src=x onerror=alert(1)><b>bold</b>';
    renderDashboard({ widgets: [{ type: 'text', title: markup, content: markup }] });
    expect(screen.getAllByText(markup)).toHaveLength(2);
    expect(document.querySelector('b, img')).toBeNull();
  });

  it('takes texts in the language of the user, else in that of the platform', () => {
    const widgets: JsonValue = [
      { type: 'text', content: { en: 'Hello', fr: 'Bonjour' } },
      { type: 'text', content: { en: 'Pumps', zh_Hans: '水泵' } },
      { type: 'text', content: 7 },
    ];
    renderDashboard({ widgets, language: 'fr' });
    for (const text of ['Bonjour', '水泵', '7']) expect(screen.getByText(text)).toBeTruthy();
  });

  it('shows that a widget of another kind cannot be shown', () => {
    renderDashboard({ widgets: [{ type: 'map', title: 'Map' }] });
    expect(card('Map').getByText('This version cannot show this kind of widget.')).toBeTruthy();
  });

  it('shows that it has no widgets', () => {
    renderDashboard({ widgets: [] });
    expect(screen.getByText('This dashboard has no widgets yet.')).toBeTruthy();
  });
});

describe('the values of a widget', () => {
  const flow = aField({
    title: { en: 'Flow', zh_Hans: '流量' },
    unit: 'm³/h',
    value: 1234.5678,
    points: [1, 3, 2].map((value, at) => ({ time: `2026-03-01T0${at}:00:00.000Z`, value })),
  });

  it('are a table of devices and fields, with their units, times and lines', async () => {
    const running = aField({ field: 'running', value: true, time: '2026-02-01T10:00:00.000Z' });
    const devices = [aDevice({ device: 'pump-10' }), aDevice({ device: 'pump-2', fields: [flow, running] })];
    renderDashboard({ widgets: [aChart('Pumps')], values: { Pumps: { devices } } });
    const table = within(await screen.findByRole('table', { name: 'Pumps' }));
    expect(table.getAllByRole('columnheader').map(({ textContent }) => textContent)).toEqual([
      'Device',
      'flow',
      'running',
    ]);
    const [first, second] = table.getAllByRole('row').slice(1);
    expect(within(first!).getByRole('rowheader').textContent).toContain('pump-2');
    expect(within(first!).getByRole('rowheader').querySelector('time')?.dateTime).toBe(readingTime);
    const [flowCell, runningCell] = within(first!).getAllByRole('cell');
    expect(flowCell?.textContent).toContain('1,234.568 m³/h');
    expect(flowCell?.querySelector('polyline')?.getAttribute('points')).toBe('0,22 50,2 100,12');
    expect(flowCell?.querySelector('time')).toBeNull();
    expect(runningCell?.textContent).toContain('Yes');
    expect(runningCell?.querySelector('time')?.dateTime).toBe(running.time);
    expect(within(second!).getAllByRole('cell')[1]?.textContent).toContain('No value');
  });

  it('name each field by the model, in the language of the user', async () => {
    renderDashboard({
      widgets: [aChart('Pumps')],
      values: { Pumps: { devices: [aDevice({ fields: [flow] })] } },
      language: 'zh-Hans',
    });
    expect(await screen.findByRole('columnheader', { name: '流量 m³/h' })).toBeTruthy();
  });

  it('say which devices are online, where the platform knows it', async () => {
    const devices = [
      aDevice({ device: 'a', isOnline: true }),
      aDevice({ device: 'b', isOnline: false }),
      aDevice({ device: 'c' }),
    ];
    renderDashboard({ widgets: [aChart('Pumps')], values: { Pumps: { devices } } });
    const states = (await screen.findAllByRole('rowheader')).map(
      ({ textContent }) => /Online|Offline/.exec(textContent ?? '')?.[0],
    );
    expect(states).toEqual(['Online', 'Offline', undefined]);
  });

  it('say in words that the online check is off, once, and not in the box of the license reminder', async () => {
    const devices = { widgets: [aChart('Pumps'), aChart('Tanks')], isOnlineCheckOn: false };
    renderDashboard(devices);
    expect(await screen.findAllByText(/^The online check of devices is off/)).toHaveLength(1);
    cleanup();
    renderDashboard({ ...devices, headingLevel: 2 });
    await expect.poll(() => screen.queryAllByText(/The table is locked/)).toHaveLength(2);
    expect(screen.queryByText(/^The online check/)).toBeNull();
  });

  it('follow the online check at once', async () => {
    const { platform, subscriptions } = renderDashboard({
      widgets: [aChart('Pumps')],
      values: { Pumps: { devices: [aDevice({ isOnline: true })] } },
    });
    const states = () => [...subscriptions].filter(({ type }) => type === 'dashboardstates');
    const follow = () => act(() => states().forEach(({ onMessage }) => onMessage({})));
    expect((await screen.findByRole('rowheader')).textContent).toContain('Online');
    expect(states()).toHaveLength(1);
    platform.answer(valuesPath, { body: { devices: [aDevice({ isOnline: false })], isComplete: true } });
    // The first frame says that the connection is open.
    follow();
    expect(screen.getByRole('rowheader').textContent).toContain('Online');
    follow();
    expect(await screen.findByText('Offline')).toBeTruthy();
    cleanup();
    expect(states()).toHaveLength(0);
  });

  it('need no connection on a dashboard without any', () => {
    const { subscriptions } = renderDashboard({ widgets: [{ type: 'text', content: 'Hello' }] });
    expect([...subscriptions].map(({ type }) => type)).not.toContain('dashboardstates');
  });

  it('are none yet, or more than are shown', async () => {
    renderDashboard({
      widgets: [aChart('Pumps'), aChart('Tanks')],
      values: { Pumps: { devices: [] }, Tanks: { devices: [aDevice()], isComplete: false } },
    });
    expect(await screen.findByText(/^No values yet/)).toBeTruthy();
    expect(await card('Tanks').findByText(/has more devices and fields/)).toBeTruthy();
  });

  it('that cannot be loaded show why, in their card only, and load again', async () => {
    const { platform, user } = renderDashboard({
      widgets: [aChart('Pumps'), aChart('Tanks')],
      values: { Tanks: { devices: [aDevice()] } },
    });
    expect(await card('Pumps').findByText(/The table is locked/)).toBeTruthy();
    expect(await card('Tanks').findByRole('table')).toBeTruthy();
    platform.answer(valuesPath, { body: { devices: [aDevice()], isComplete: true } });
    await user.click(card('Pumps').getByRole('button', { name: 'Try again' }));
    expect(await card('Pumps').findByRole('table')).toBeTruthy();
  });
});
