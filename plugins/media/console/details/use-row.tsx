import { useModuleMessage } from '@signalbox/console-kit';
import { Typography } from 'antd';
import { useTranslation } from 'react-i18next';
import type { FileUse } from '../../shared/uses';
import { useNames } from './use-names';

/** One place that has the address of a file. */
export function Use({ use }: { use: FileUse }) {
  const { t } = useTranslation('media');
  const moduleMessage = useModuleMessage();
  const [name = ''] = useNames([use]) ?? [];
  const module = moduleMessage(use.module);
  const kind = use.project === undefined ? module : t('uses.inProject', { module, project: use.project });
  return (
    <li>
      {/* Its line is there while the name is loaded. */}
      <bdi>{name || '\u{a0}'}</bdi>
      <Typography.Text type="secondary">{kind}</Typography.Text>
    </li>
  );
}

/** Identifies a use within its list. */
export function keyOfUse({ project, module, id, pointer, path }: FileUse): string {
  return JSON.stringify([project, module, id, pointer, path]);
}
