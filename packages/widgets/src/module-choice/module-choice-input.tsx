import type { WidgetProps } from '@signalbox/engine/react';
import { Checkbox, Flex } from 'antd';
import { useTranslation } from 'react-i18next';
import { GroupedCheckboxes } from '../choice/grouped-checkboxes';
import { ChoiceLabel } from '../choice-limits/choice-label';
import { useOfferedChoices } from '../choice-limits/choice-limits';
import { groupAria } from '../input-frame';
import { useWidgetMessages } from '../widget-messages';
import { allModules, inOrder, moduleGroups } from './module-groups';

/** Data modules by group: checkboxes for each module that the page offers or that is stored, each group, and all modules. */
export function ModuleChoiceInput(props: WidgetProps<string[]>) {
  const { id, value = [], onChange, onBlur, disabled, isInvalid } = props;
  const messages = useWidgetMessages();
  const { t } = useTranslation('data');
  const { offered, shown } = useOfferedChoices(allModules, value);
  const isAll = value.length > 0 && offered.every((name) => value.includes(name));
  const handleChange = (names: readonly string[], areChosen: boolean) => {
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
        onChange={(event) => handleChange(event.target.checked ? offered : shown, event.target.checked)}
        onBlur={onBlur}
        disabled={disabled}
      >
        {messages('modules.all')} {messages('modules.count', { chosen: value.length, total: shown.length })}
      </Checkbox>
      <GroupedCheckboxes
        groups={moduleGroups(shown).map(({ key, modules }) => ({
          key,
          title: t(`moduleGroups.${key}`),
          choices: modules.map((name) => ({ name, label: <ChoiceLabel name={name} message={t(`modules.${name}`)} /> })),
        }))}
        offered={offered}
        chosen={value}
        disabled={disabled}
        onChange={handleChange}
        onBlur={onBlur}
      />
    </Flex>
  );
}
