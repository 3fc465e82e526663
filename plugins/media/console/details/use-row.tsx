import { useModuleMessage } from '@signalbox/console-kit';
import { groups, type GroupDefinition } from '@signalbox/schemas';
import { Typography } from 'antd';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import type { FileUse } from '../../shared/uses';
import { useNames } from './use-names';

/** One place that has the address of a file. */
export function Use({ use }: { use: FileUse }) {
  const { t } = useTranslation('media');
  const moduleMessage = useModuleMessage();
  const [name = ''] = useNames([use]) ?? [];
  const module = moduleMessage(use.module);
  const address = addressOf(use);
  const kind = use.project === undefined ? module : t('uses.inProject', { module, project: use.project });
  return (
    <li>
      {/* The line keeps its height while the name loads. */}
      <bdi>{address && name ? <Link to={address}>{name}</Link> : name || '\u{a0}'}</bdi>
      <Typography.Text type="secondary">{kind}</Typography.Text>
    </li>
  );
}

/** Identifies a use within its list. */
export function keyOfUse({ project, module, id, pointer, path }: FileUse): string {
  return JSON.stringify([project, module, id, pointer, path]);
}

const allGroups: readonly GroupDefinition[] = groups;

/** The page that shows the place: a dashboard or a tab of the settings. Undefined for other records, and for another project. */
function addressOf({ project, module, id }: FileUse): string | undefined {
  if (project !== undefined) return undefined;
  if (module === 'dashboard') return `/app/dashboard/${encodeURIComponent(id)}`;
  const [key = '', tab] = id.split('/');
  const group = module === 'setting' ? allGroups.find((each) => each.key === key) : undefined;
  return group && (group.hasOwnPage === true ? `/app/${key}` : `/app/system/list/${key}?tab=${tab}`);
}
