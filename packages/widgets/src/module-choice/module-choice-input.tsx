import type { WidgetProps } from '@signalbox/engine/react';
import { Checkbox, Flex } from 'antd';
import { useTranslation } from 'react-i18next';
import { useChoiceLimits } from '../choice-limits/choice-limits';
import { groupAria } from '../input-frame';
import { useWidgetMessages } from '../widget-messages';
import { inOrder, moduleGroups } from './module-groups';
import { ModuleGroupChoice } from './module-group-choice';

/** Data modules by group: checkboxes for each module, each group, and all modules. */
export function ModuleChoiceInput(props: WidgetProps<string[]>) {
  const { id, value = [], onChange, onBlur, disabled, isInvalid } = props;
  const messages = useWidgetMessages();
  const { t } = useTranslation('data');
  const groups = moduleGroups(useChoiceLimits().offered);
  const all = groups.flatMap((group) => group.modules);
  const isAll = all.every((name) => value.includes(name));
  const handleChange = (names: string[], areChosen: boolean) => {
    const next = inOrder([...value.filter((name) => !names.includes(name)), ...(areChosen ? names : [])]);
    onChange(next.length > 0 ? next : undefined);
  };
  return (
    <Flex vertical gap="small" {...groupAria(props)}>
      <Checkbox
        id={id}
        aria-label={messages('modules.all')}
        aria-invalid={isInvalid || undefined}
        checked={isAll}
        indeterminate={!isAll && value.length > 0}
        onChange={(event) => handleChange(all, event.target.checked)}
        onBlur={onBlur}
        disabled={disabled}
      >
        {messages('modules.all')} {messages('modules.count', { chosen: value.length, total: all.length })}
      </Checkbox>
      <div style={{ columns: '3 200px', columnGap: 24 }}>
        {groups.map((group) => (
          <ModuleGroupChoice
            key={group.key}
            title={t(`moduleGroups.${group.key}`)}
            modules={group.modules}
            chosen={value}
            disabled={disabled}
            onChange={handleChange}
            onBlur={onBlur}
          />
        ))}
      </div>
    </Flex>
  );
}
