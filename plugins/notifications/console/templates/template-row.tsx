import { Button, Flex, Tag, theme, Typography } from 'antd';
import { useRef } from 'react';
import { useTranslation } from 'react-i18next';
import type { AccountTemplate } from '../../shared/account-templates';
import type { ComparedTemplate } from './compare-templates';
import { TemplateContent } from './template-content';

interface TemplateRowProps {
  row: ComparedTemplate;
  /** Takes the template of the account into the settings. Missing if they are read-only. */
  onTake?: (template: AccountTemplate) => void;
}

/** One template with the result of the comparison. Gets the focus when its button is used, since the button then goes. */
export function TemplateRow({ row: { id, status, inAccount, typed }, onTake }: TemplateRowProps) {
  const { t } = useTranslation('notifications');
  const { token } = theme.useToken();
  const place = useRef<HTMLLIElement>(null);
  const canTake = onTake !== undefined && inAccount !== undefined && (status === 'onlyAccount' || status === 'differs');
  const handleTake = () => {
    if (inAccount) onTake?.(inAccount);
    place.current?.focus({ preventScroll: true });
  };
  return (
    <li
      ref={place}
      tabIndex={-1}
      style={{ paddingBlock: token.paddingSM, borderBlockStart: `1px solid ${token.colorBorderSecondary}` }}
    >
      <Flex vertical gap="small">
        <Flex gap="small" align="center" wrap>
          <Typography.Text strong style={{ flex: '1 1 12em', overflowWrap: 'anywhere' }}>
            <bdi>{typed?.title ?? (inAccount?.title || id)}</bdi>
          </Typography.Text>
          <Tag color={colors[status]} style={{ marginInlineEnd: 0 }}>
            {t(`templates.status.${status}`)}
          </Tag>
          {canTake && (
            <Button size="small" onClick={handleTake}>
              {t(status === 'differs' ? 'templates.replace' : 'templates.add')}
            </Button>
          )}
        </Flex>
        <Typography.Text type="secondary" style={{ overflowWrap: 'anywhere' }}>
          <bdi>{id}</bdi>
        </Typography.Text>
        {status === 'onlyTyped' && <Typography.Text type="danger">{t('templates.onlyTypedHelp')}</Typography.Text>}
        {status === 'differs' ? (
          <div style={{ display: 'grid', gap: token.paddingXS, gridTemplateColumns: columns }}>
            <TemplateContent title={t('templates.inAccount')} text={inAccount?.content ?? ''} />
            <TemplateContent title={t('templates.typedHere')} text={typed?.content ?? ''} />
          </div>
        ) : (
          <TemplateContent text={inAccount?.content ?? typed?.content ?? ''} />
        )}
      </Flex>
    </li>
  );
}

/** One on narrow screens, otherwise two. */
const columns = 'repeat(auto-fit, minmax(min(240px, 100%), 1fr))';
const colors = { onlyAccount: 'processing', onlyTyped: 'error', same: 'success', differs: 'warning' } as const;
