import { Checkbox, Flex, Typography } from 'antd';
import type { ReactNode } from 'react';
import { useWidgetMessages } from '../widget-messages';

interface CheckboxGroup {
  key: string;
  title: string;
  choices: { name: string; label: ReactNode }[];
}

interface GroupedCheckboxesProps {
  groups: readonly CheckboxGroup[];
  /** Names that the user may choose, of all groups. */
  offered: readonly string[];
  chosen: readonly string[];
  disabled: boolean;
  onChange: (names: string[], areChosen: boolean) => void;
  onBlur?: () => void;
}

/** Choices by group, in columns. */
export function GroupedCheckboxes({ groups, ...props }: GroupedCheckboxesProps) {
  return (
    <div style={{ columns: '3 200px', columnGap: 24 }}>
      {groups.map((group) => (
        <Group {...props} key={group.key} group={group} />
      ))}
    </div>
  );
}

/** With several choices, the title of a group is a checkbox for all of them. */
function Group(props: Omit<GroupedCheckboxesProps, 'groups'> & { group: CheckboxGroup }) {
  const { group, offered, chosen, disabled, onChange, onBlur } = props;
  const { title, choices } = group;
  const messages = useWidgetMessages();
  const names = choices.map(({ name }) => name);
  const count = names.filter((name) => chosen.includes(name)).length;
  const choosable = names.filter((name) => offered.includes(name));
  const isAll = count > 0 && choosable.every((name) => chosen.includes(name));
  const box = { onBlur, disabled };
  return (
    <Flex component="fieldset" vertical gap={2} aria-label={title} style={frame}>
      {choices.length > 1 ? (
        <Checkbox
          {...box}
          aria-label={messages('modules.group', { group: title })}
          checked={isAll}
          indeterminate={count > 0 && !isAll}
          onChange={(event) => onChange(event.target.checked ? choosable : names, event.target.checked)}
        >
          <Typography.Text strong>{title}</Typography.Text>
        </Checkbox>
      ) : (
        <Typography.Text strong>{title}</Typography.Text>
      )}
      {choices.map(({ name, label }) => (
        <Checkbox
          {...box}
          key={name}
          checked={chosen.includes(name)}
          onChange={(event) => onChange([name], event.target.checked)}
          style={{ paddingInlineStart: choices.length > 1 ? 24 : 0 }}
        >
          {label}
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
