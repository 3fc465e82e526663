import { Checkbox, Flex, Typography } from 'antd';
import { useTranslation } from 'react-i18next';
import { ChoiceLabel } from '../choice-limits/choice-label';
import { useWidgetMessages } from '../widget-messages';

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
export function ModuleGroupChoice(props: ModuleGroupChoiceProps) {
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
