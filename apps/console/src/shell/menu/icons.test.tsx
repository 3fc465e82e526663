import {
  AlertOutlined,
  ApiOutlined,
  AppstoreOutlined,
  BellOutlined,
  BranchesOutlined,
  ClockCircleOutlined,
  CloudServerOutlined,
  CloudUploadOutlined,
  ControlOutlined,
  DashboardOutlined,
  DatabaseOutlined,
  DesktopOutlined,
  DingtalkOutlined,
  DisconnectOutlined,
  ExportOutlined,
  FieldTimeOutlined,
  FileOutlined,
  FileProtectOutlined,
  FolderOutlined,
  GlobalOutlined,
  HddOutlined,
  HomeOutlined,
  InfoCircleOutlined,
  KeyOutlined,
  LayoutOutlined,
  LockOutlined,
  LoginOutlined,
  MailOutlined,
  MessageOutlined,
  PictureOutlined,
  ProfileOutlined,
  SafetyCertificateOutlined,
  SaveOutlined,
  SettingOutlined,
  SkinOutlined,
  TableOutlined,
  TeamOutlined,
  ToolOutlined,
  TranslationOutlined,
  UnorderedListOutlined,
  UploadOutlined,
  UserOutlined,
  WechatOutlined,
} from '@ant-design/icons';
import type { ComponentType } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { iconNames, type IconName } from './icon-names';

const drawings: Record<IconName, ComponentType> = {
  alert: AlertOutlined,
  api: ApiOutlined,
  appstore: AppstoreOutlined,
  bell: BellOutlined,
  branches: BranchesOutlined,
  'clock-circle': ClockCircleOutlined,
  'cloud-server': CloudServerOutlined,
  'cloud-upload': CloudUploadOutlined,
  control: ControlOutlined,
  dashboard: DashboardOutlined,
  database: DatabaseOutlined,
  desktop: DesktopOutlined,
  dingtalk: DingtalkOutlined,
  disconnect: DisconnectOutlined,
  export: ExportOutlined,
  'field-time': FieldTimeOutlined,
  file: FileOutlined,
  'file-protect': FileProtectOutlined,
  folder: FolderOutlined,
  global: GlobalOutlined,
  hdd: HddOutlined,
  home: HomeOutlined,
  'info-circle': InfoCircleOutlined,
  key: KeyOutlined,
  layout: LayoutOutlined,
  lock: LockOutlined,
  login: LoginOutlined,
  mail: MailOutlined,
  message: MessageOutlined,
  picture: PictureOutlined,
  profile: ProfileOutlined,
  'safety-certificate': SafetyCertificateOutlined,
  save: SaveOutlined,
  setting: SettingOutlined,
  skin: SkinOutlined,
  table: TableOutlined,
  team: TeamOutlined,
  tool: ToolOutlined,
  translation: TranslationOutlined,
  'unordered-list': UnorderedListOutlined,
  upload: UploadOutlined,
  user: UserOutlined,
  wechat: WechatOutlined,
};

/** One file with antd's drawings, an id for each. After a change of the names: `vitest run -u` writes it. */
it('has the drawing of every name', async () => {
  const symbols = iconNames.map((name) => symbolOf(name));
  const sheet = `<svg xmlns="http://www.w3.org/2000/svg">\n${symbols.join('\n')}\n</svg>\n`;
  await expect(sheet).toMatchFileSnapshot('icons.svg');
});

function symbolOf(name: IconName): string {
  const Drawing = drawings[name];
  const [, attributes = '', paths] = /<svg([^>]*)>(.*)<\/svg>/.exec(renderToStaticMarkup(<Drawing />)) ?? [];
  const kept = attributes.match(/(?:viewBox|fill-rule)="[^"]+"/g);
  if (!kept || !paths) throw new Error(`The icon ${name} has an unexpected drawing.`);
  return `<symbol id="${name}" ${kept.join(' ')}>${paths}</symbol>`;
}
