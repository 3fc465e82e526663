import type { WidgetProps } from '@signalbox/engine/react';
import { Checkbox, Flex, Typography } from 'antd';
import { useTranslation } from 'react-i18next';
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
      <div style={{ columns: '3 200px', columnGap: 24 }}>
        {moduleGroups(shown).map((group) => (
          <ModuleGroupChoice
            key={group.key}
            title={t(`moduleGroups.${group.key}`)}
            modules={group.modules}
            offered={offered}
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

interface ModuleGroupChoiceProps {
  title: string;
  modules: string[];
  /** Modules that the user may choose, of all groups. */
  offered: string[];
  chosen: string[];
  disabled: boolean;
  onChange: (names: string[], areChosen: boolean) => void;
  onBlur?: () => void;
}

/** One group of modules. With several modules, its title is a checkbox for all of them. */
function ModuleGroupChoice(props: ModuleGroupChoiceProps) {
  const { title, modules, offered, chosen, disabled, onChange, onBlur } = props;
  const { t } = useTranslation('data');
  const messages = useWidgetMessages();
  const count = modules.filter((name) => chosen.includes(name)).length;
  const choosable = modules.filter((name) => offered.includes(name));
  const isAll = count > 0 && choosable.every((name) => chosen.includes(name));
  const box = { onBlur, disabled };
  return (
    <Flex component="fieldset" vertical gap={2} aria-label={title} style={frame}>
      {modules.length > 1 ? (
        <Checkbox
          {...box}
          aria-label={messages('modules.group', { group: title })}
          checked={isAll}
          indeterminate={count > 0 && !isAll}
          onChange={(event) => onChange(event.target.checked ? choosable : modules, event.target.checked)}
        >
          <Typography.Text strong>{title}</Typography.Text>
        </Checkbox>
      ) : (
        <Typography.Text strong>{title}</Typography.Text>
      )}
      {modules.map((name) => (
        <Checkbox
          {...box}
          key={name}
          checked={chosen.includes(name)}
          onChange={(event) => onChange([name], event.target.checked)}
          style={{ paddingInlineStart: modules.length > 1 ? 24 : 0 }}
        >
          <ChoiceLabel name={name} message={t(`modules.${name}`)} />
        </Checkbox>
      ))}
    </Flex>
  );
}

const frame = {
  border: 0,
  margin: 0,
  padding: 0,
  paddingBlockEnd: 10,
  minInlineSize: 0,
  breakInside: 'avoid',
} as const;
