/** What decisions.md of the product says each page shows: the pages, their tabs, and the nested strips. */
export interface GroupPage {
  path: string;
  title: string;
  tabs: { title: string; nested?: string[] }[];
}

export const groupPages: GroupPage[] = [
  {
    path: '/app/system/list/settings',
    title: 'Platform basics',
    tabs: [{ title: 'Basic information' }, { title: 'Administrators' }],
  },
  {
    path: '/app/system/list/reception_settings',
    title: 'Front-end system',
    tabs: [{ title: 'Permission settings' }, { title: 'Login' }, { title: 'Appearance' }],
  },
  {
    path: '/app/system/list/modular_settings',
    title: 'Modules',
    tabs: [
      { title: 'Module settings', nested: ['Network disconnect config', 'License reminder'] },
      { title: 'Media', nested: ['Upload formats'] },
      { title: 'Devices', nested: ['Online check', 'Alarm and asset types'] },
      { title: 'File server', nested: ['FTP'] },
    ],
  },
  {
    path: '/app/system/list/notice_settings',
    title: 'Notification services',
    tabs: [{ title: 'DingTalk' }, { title: 'E-mail' }, { title: 'WeChat official account' }, { title: 'SMS' }],
  },
  { path: '/app/system/list/language_settings', title: 'Internationalization', tabs: [{ title: 'Basic information' }] },
  { path: '/app/system/list/bbs_realtime', title: 'Time-series storage', tabs: [{ title: 'Basic information' }] },
  {
    path: '/app/system/list/safe_request',
    title: 'Request security',
    tabs: [{ title: 'Basic information' }, { title: 'Password policy' }, { title: 'Verification code' }],
  },
];
