import features from '@signalbox/schemas/data/features.json';
import licenseGates from '@signalbox/schemas/data/license-gates.json';
import { Tag } from 'antd';
import { useTranslation } from 'react-i18next';
import styles from './license-page.module.css';

interface FeatureListProps {
  /** Names of the features that are on. */
  on: readonly string[];
  /** Names of those that the license includes. Undefined without a license. */
  included: readonly string[] | undefined;
}

/** All features of the product, and those of a license that this version does not know. */
export function FeatureList({ on, included = on }: FeatureListProps) {
  const { t } = useTranslation('license');
  const names = [...new Set([...features, ...included])];
  const stateOf = (name: string) => (on.includes(name) ? 'on' : included.includes(name) ? 'off' : 'missing');
  return (
    <ul aria-label={t('features')} className={styles.list}>
      {names.map((name) => (
        <li key={name} className={styles.feature}>
          <span>
            <bdi>{t(`data::features.${name}`, { defaultValue: name })}</bdi>
            {absent.has(name) ? <small className={styles.absent}>{t('feature.absent')}</small> : null}
          </span>
          <Tag color={{ on: 'success', off: 'error', missing: 'default' }[stateOf(name)]}>
            {t(`feature.${stateOf(name)}`)}
          </Tag>
        </li>
      ))}
    </ul>
  );
}

/** Features of the license for which this version has neither a page nor a route. */
const absent = new Set(
  Object.entries<object>(licenseGates).flatMap(([name, gate]) => ('absent' in gate ? [name] : [])),
);
