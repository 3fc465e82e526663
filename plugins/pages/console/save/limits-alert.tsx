import { Alert } from 'antd';
import { useTranslation } from 'react-i18next';
import type { OverLimits } from '../../shared/tree/over-limits';
import type { TreeLimits } from '../../shared/tree/page-node';
import { usePageTitle } from '../editor/use-page-title';

/** Shows why a tree cannot be saved: too many pages, or pages on too many levels, with their titles. */
export function LimitsAlert({ over, limits }: { over: OverLimits; limits: TreeLimits }) {
  const { t } = useTranslation('pages');
  const titleOf = usePageTitle();
  return (
    <Alert
      type="error"
      showIcon
      role="alert"
      title={t('overLimits.title')}
      description={
        <>
          {over.count === undefined ? null : (
            <div>{t('overLimits.count', { limit: limits.maxNodes, total: over.count })}</div>
          )}
          {over.deep.length === 0 ? null : (
            <div>
              {t('overLimits.depth', { limit: limits.maxDepth })}
              <ul>
                {over.deep.map((node) => (
                  <li key={node.key}>{titleOf(node)}</li>
                ))}
              </ul>
            </div>
          )}
        </>
      }
    />
  );
}
