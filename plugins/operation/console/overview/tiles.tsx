import type { License } from '@signalbox/api';
import { licenseQuery, useConsole } from '@signalbox/api/react';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import type { Operation } from '../../shared/operation';
import { useFormats } from '../formats';
import styles from '../section/section.module.css';

/** The figures of the platform at this moment. */
export function Tiles({ operation: { replicas, routes, figures, disk, store } }: { operation: Operation }) {
  const { t } = useTranslation('operation');
  const { t: titleOf } = useTranslation();
  const { api } = useConsole();
  const { number, bytes, percent } = useFormats();
  const licenseText = useLicenseText(useQuery(licenseQuery(api)).data);
  const count = routes.reduce((sum, route) => sum + route.count, 0);
  const errors = routes.reduce((sum, route) => sum + route.errors, 0);
  const running = replicas.filter(({ state }) => state === 'running').length;
  const tiles: [string, string][] = [
    [t('tile.servers'), number(running)],
    [t('tile.requests'), number(count)],
    [t('tile.errors'), number(errors)],
    ...figures.map(({ title, value, unit }): [string, string] => [
      titleOf(title),
      unit === 'bytes' ? bytes(value) : number(value),
    ]),
    [t('tile.disk'), t('diskFree', { free: bytes(disk.free), share: percent(disk.free / disk.total) })],
    ...(store ? [[t('tile.store'), t(storeKey(store))] satisfies [string, string]] : []),
    [t('tile.license'), licenseText],
  ];
  return (
    <dl className={styles.tiles}>
      {tiles.map(([name, value]) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}

function storeKey({ isBucket, isUsable }: NonNullable<Operation['store']>) {
  if (isUsable) return isBucket ? 'store.bucket' : 'store.folder';
  return isBucket ? 'store.bucketFailed' : 'store.folderFailed';
}

function useLicenseText(license: License | undefined): string {
  const { t } = useTranslation('operation');
  const { duration } = useFormats();
  if (license === undefined) return '–';
  const { remainingTime } = license;
  if (remainingTime === undefined) return t('license.none');
  return remainingTime > 0 ? t('license.left', { time: duration(remainingTime) }) : t('license.expired');
}
