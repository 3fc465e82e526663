import { expect, type Page } from '@playwright/test';
import { settingsTabs } from '@signalbox/schemas/testing/settings-tabs';
import { choose, chooseIn, field, input as text } from '../support/settings-page';
import { anyEdit, type TabEdit } from './any-edit';

async function fill(page: Page, values: Record<string, string>): Promise<void> {
  for (const [pointer, value] of Object.entries(values)) await text(page, pointer).fill(value);
}

const byHand: TabEdit[] = [
  {
    form: 'settings/base',
    change: (page) => fill(page, { '/copyright': 'Copyright 2026 Works North' }),
    saved: { copyright: 'Copyright 2026 Works North' },
    shown: { pointer: '/copyright', value: 'Copyright 2026 Works North' },
  },
  {
    form: 'settings/administrators',
    change: (page) => field(page, '/errorLoginAdmin').getByRole('spinbutton').first().fill('7'),
    saved: { errorLoginAdmin: { count: 7, duration: { count: 1, unit: 'm', time: 60 } } },
    shown: { pointer: '/errorLoginAdmin', value: '7' },
  },
  {
    form: 'reception_settings/base',
    change: (page) => field(page, '/errorLogin').getByRole('spinbutton').first().fill('9'),
    saved: { errorLogin: { count: 9, duration: { count: 1, unit: 'm', time: 60 } } },
    shown: { pointer: '/errorLogin', value: '9' },
  },
  {
    form: 'reception_settings/login',
    change: (page) => field(page, '/loginDuration').getByRole('spinbutton').fill('21'),
    saved: { loginDuration: { count: 21, unit: 'd', time: 1_814_400 } },
    shown: { pointer: '/loginDuration', value: '21' },
  },
  {
    form: 'reception_settings/appearance',
    change: (page) => fill(page, { '/rectption_module': 'north-portal' }),
    saved: { rectption_module: 'north-portal' },
    shown: { pointer: '/rectption_module', value: 'north-portal' },
  },
  {
    form: 'modular_settings/network-disconnect',
    change: async (page) => {
      await field(page, '/userExpand/onlineMessage/outLine').getByRole('switch').click();
      await fill(page, { '/userExpand/onlineMessage/content': 'The network is gone' });
    },
    saved: { userExpand: { onlineMessage: { outLine: true, content: 'The network is gone' } } },
    shown: { pointer: '/userExpand/onlineMessage/content', value: 'The network is gone' },
  },
  {
    form: 'modular_settings/license-reminder',
    change: (page) => fill(page, { '/pressMoney/size/width': '520' }),
    saved: { pressMoney: { size: { width: 520 } } },
    shown: { pointer: '/pressMoney/size/width', value: '520' },
  },
  {
    form: 'modular_settings/upload-formats',
    change: async (page) => {
      const list = field(page, '/mediaLibraryAllowList');
      await list.getByRole('button', { name: 'Add', exact: true }).click();
      await list.getByRole('combobox', { name: 'File type' }).last().click();
      await page.locator('.ant-select-dropdown:visible').getByText('Other', { exact: true }).click();
      await list.getByRole('textbox', { name: 'Other formats' }).fill('.dxf/.step');
    },
    saved: { mediaLibraryAllowList: expect.arrayContaining([{ name: 'other', otherFormat: '.dxf/.step' }]) },
    shown: { pointer: '/mediaLibraryAllowList', value: '.dxf/.step', item: 'Edit Other' },
  },
  {
    form: 'modular_settings/online-check',
    change: (page) => field(page, '/onlineCheck').getByRole('switch').click(),
    saved: { onlineCheck: true },
    shown: { pointer: '/onlineCheck', value: true },
  },
  {
    form: 'modular_settings/types',
    change: async (page) => {
      for (const [pointer, id, name] of [
        ['/alarmTypes', 'overheat', 'Overheating'],
        ['/assetTypes', 'pump', 'Pump'],
      ] as const) {
        const list = field(page, pointer);
        await list.getByRole('button', { name: 'Add', exact: true }).click();
        await list.getByRole('textbox', { name: 'Id', exact: true }).fill(id);
        await list.getByRole('textbox', { name: 'Name', exact: true }).fill(name);
      }
    },
    saved: {
      alarmTypes: [{ id: 'overheat', title: 'Overheating' }],
      assetTypes: [{ id: 'pump', title: 'Pump' }],
    },
    shown: { pointer: '/alarmTypes', value: 'overheat', item: 'Edit overheat' },
  },
  {
    form: 'modular_settings/ftp',
    change: (page) =>
      fill(page, { '/ftp/host': 'files.example.org', '/ftp/username': 'north', '/ftp/password': 'ftp-Secret-77' }),
    saved: { ftp: { host: 'files.example.org', username: 'north', password: { isSet: true } } },
    shown: { pointer: '/ftp/host', value: 'files.example.org' },
  },
  {
    form: 'notice_settings/dingtalk',
    change: (page) =>
      fill(page, { '/dingtalk/agentid': '1001', '/dingtalk/appKey': 'key-1', '/dingtalk/appSecret': 'ding-Secret-77' }),
    saved: { dingtalk: { agentid: '1001', appKey: 'key-1', appSecret: { isSet: true } } },
    shown: { pointer: '/dingtalk/appKey', value: 'key-1' },
  },
  {
    form: 'notice_settings/email',
    change: (page) =>
      fill(page, {
        '/email/host': 'mail.example.org',
        '/email/port': '465',
        '/email/from': 'console@example.org',
        '/email/password': 'mail-Secret-77',
      }),
    saved: { email: { host: 'mail.example.org', port: 465, from: 'console@example.org', password: { isSet: true } } },
    shown: { pointer: '/email/from', value: 'console@example.org' },
  },
  {
    form: 'notice_settings/wechat',
    change: async (page) => {
      await fill(page, { '/wechat/appid': 'wx1', '/wechat/secret': 'wechat-Secret-77' });
      const list = field(page, '/wechat/template');
      await list.getByRole('button', { name: 'Add', exact: true }).click();
      await list.getByRole('textbox', { name: 'Identifier name' }).fill('Alarm');
      await list.getByRole('textbox', { name: 'Template identifier' }).fill('tpl-1');
      await list.getByRole('textbox', { name: 'Content' }).fill('An alarm came up');
    },
    saved: {
      wechat: {
        appid: 'wx1',
        secret: { isSet: true },
        template: [{ title: 'Alarm', id: 'tpl-1', content: 'An alarm came up' }],
      },
    },
    shown: { pointer: '/wechat/appid', value: 'wx1' },
  },
  {
    form: 'notice_settings/sms',
    change: async (page) => {
      await choose(page, '/sms/operator', 'Alibaba Cloud');
      await fill(page, { '/sms/appKey': 'sms-key', '/sms/appSecret': 'sms-Secret-77', '/sms/signName': 'North' });
    },
    saved: { sms: { operator: 'ali', appKey: 'sms-key', appSecret: { isSet: true }, signName: 'North' } },
    shown: { pointer: '/sms/signName', value: 'North' },
  },
  {
    form: 'notice_settings/alerts',
    change: async (page) => {
      const list = field(page, '/noticeAlerts');
      await list.getByRole('button', { name: 'Add', exact: true }).click();
      await chooseIn(page, list.getByRole('combobox', { name: 'Event' }), 'A backup or a cycle failed');
      await chooseIn(page, list.getByRole('combobox', { name: 'Service' }), 'E-mail');
      await list.getByRole('textbox', { name: 'Recipient' }).fill('north@example.org');
    },
    saved: { noticeAlerts: [{ event: 'backup', provider: 'email', to: 'north@example.org' }] },
    // Each part of the title has a direction of its own.
    shown: { pointer: '/noticeAlerts', value: 'north@example.org', item: 'Edit \u2068A backup or a cycle failed' },
  },
  {
    form: 'language_settings/base',
    change: async (page) => {
      await field(page, '/languages').getByRole('combobox').click();
      await page.locator('.ant-select-dropdown:visible .ant-select-item-option', { hasText: 'Français' }).click();
      await page.keyboard.press('Escape');
    },
    saved: { languages: ['zh_Hans', 'en', 'ar'] },
    shown: { pointer: '/languages', value: 'العربية' },
  },
  {
    form: 'bbs_realtime/base',
    change: (page) => fill(page, { '/tsdbRetentionDays': '45' }),
    saved: { tsdbRetentionDays: 45 },
    shown: { pointer: '/tsdbRetentionDays', value: '45' },
  },
  {
    form: 'safe_request/password',
    change: (page) => fill(page, { '/userExpand/minPasswordLength': '10' }),
    saved: { userExpand: { minPasswordLength: 10 } },
    shown: { pointer: '/userExpand/minPasswordLength', value: '10' },
  },
  {
    form: 'safe_request/verification-code',
    change: (page) => fill(page, { '/userExpand/verifyCodeMinutes': '12' }),
    saved: { userExpand: { verifyCodeMinutes: 12 } },
    shown: { pointer: '/userExpand/verifyCodeMinutes', value: '12' },
  },
  {
    form: 'safe_request/base',
    change: (page) => field(page, '/safeRequest').getByRole('switch').click(),
    saved: { safeRequest: true },
    shown: { pointer: '/safeRequest', value: true },
  },
];

/** One edit for every tab of the registry. */
export const tabEdits: TabEdit[] = settingsTabs.map(
  (form) => byHand.find((edit) => edit.form === form.id) ?? anyEdit(form),
);
