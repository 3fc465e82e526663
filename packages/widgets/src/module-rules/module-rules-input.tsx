import { useSiblingValue, type WidgetProps } from '@signalbox/engine/react';
import { Select, theme, Typography } from 'antd';
import type { CSSProperties } from 'react';
import { useTranslation } from 'react-i18next';
import { groupAria } from '../input-frame';
import { isNumber, isTextList } from '../json-kinds';
import { inOrder } from '../module-choice/module-groups';
import { useWidgetMessages } from '../widget-messages';
import { withRule, type ModuleRules } from './module-rules';

/** Choice in a module's row: use the common rule. */
const sameForAll = 'same';

/**
 * A row for each module that another field (`ui:options.modules`) selects: its own rule, or the common one
 * (`ui:options.rule`).
 */
export function ModuleRulesInput(props: WidgetProps<ModuleRules>) {
  const { id, value, onChange, onBlur, disabled, schema, options, messages: formMessages } = props;
  const messages = useWidgetMessages();
  const { t } = useTranslation('data');
  const { token } = theme.useToken();
  const chosen = useSiblingValue(options.modules) ?? null;
  const common = useSiblingValue(options.rule) ?? null;
  const modules = inOrder(isTextList(chosen) ? chosen : []);
  const rules = (Object.values(schema.properties ?? {})[0]?.enum ?? []).filter(isNumber);
  const choices = [
    {
      value: sameForAll,
      label: isNumber(common)
        ? messages('rules.sameAs', { rule: formMessages(`options.${common}`) })
        : messages('rules.sameForAll'),
    },
    ...rules.map((rule) => ({ value: String(rule), label: formMessages(`options.${rule}`) })),
  ];
  const handleChange = (module: string, choice: string) =>
    onChange(withRule(value, module, choice === sameForAll ? undefined : Number(choice)));

  if (modules.length === 0) return <Typography.Text type="secondary">{messages('rules.none')}</Typography.Text>;
  const cell: CSSProperties = { padding: '4px 8px', borderBlockEnd: `1px solid ${token.colorBorderSecondary}` };
  return (
    <div {...groupAria(props)} style={{ maxBlockSize: 300, overflowY: 'auto', maxInlineSize: 640 }}>
      <table style={{ inlineSize: '100%', borderCollapse: 'collapse' }}>
        <thead style={{ textAlign: 'start' }}>
          <tr>
            <th style={{ ...cell, textAlign: 'start' }}>{messages('rules.module')}</th>
            <th style={{ ...cell, textAlign: 'start' }}>{messages('rules.rule')}</th>
          </tr>
        </thead>
        <tbody>
          {modules.map((module, index) => (
            <tr key={module}>
              <th scope="row" style={{ ...cell, textAlign: 'start', fontWeight: 'normal' }}>
                {t(`modules.${module}`)}
              </th>
              <td style={{ ...cell, inlineSize: '60%' }}>
                <Select
                  id={index === 0 ? id : `${id}-${module}`}
                  aria-label={messages('rules.ruleOf', { module: t(`modules.${module}`) })}
                  value={String(value?.[module] ?? sameForAll)}
                  options={choices}
                  onChange={(choice) => handleChange(module, choice)}
                  onBlur={onBlur}
                  disabled={disabled}
                  style={{ inlineSize: '100%' }}
                  virtual={false}
                />
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
