import { Empty, Flex, Typography } from 'antd';
import { useTranslation } from 'react-i18next';
import type { AccountTemplate } from '../../shared/account-templates';
import { compareTemplates, type TypedTemplate, withTemplate } from './compare-templates';
import { TemplateRow } from './template-row';

interface TemplateListProps {
  templates: AccountTemplate[];
  typed: TypedTemplate[];
  /** Gets the typed templates with one of the account. Missing if the tab is read-only. */
  onTake?: (next: TypedTemplate[]) => void;
}

export function TemplateList({ templates, typed, onTake }: TemplateListProps) {
  const { t } = useTranslation('notifications');
  const rows = compareTemplates(templates, typed);
  if (rows.length === 0) return <Empty image={Empty.PRESENTED_IMAGE_SIMPLE} description={t('templates.empty')} />;
  return (
    <Flex vertical gap="middle">
      {onTake && <Typography.Text type="secondary">{t('templates.saveHelp')}</Typography.Text>}
      <ul aria-label={t('templates.title')} style={{ listStyle: 'none', margin: 0, padding: 0 }}>
        {rows.map((row) => (
          <TemplateRow
            // A typed one without its template in the account may have the id of another.
            key={`${row.status === 'onlyTyped' ? 'typed' : 'account'} ${row.id}`}
            row={row}
            {...(onTake && { onTake: (template) => onTake(withTemplate(typed, template)) })}
          />
        ))}
      </ul>
    </Flex>
  );
}
