import type { WidgetProps } from '@signalbox/engine/react';
import { Checkbox } from 'antd';
import { ChoiceLabel } from '../choice-limits/choice-label';
import { useOfferedChoices } from '../choice-limits/choice-limits';
import { groupAria } from '../input-frame';
import { chosenFlags, flagsOf, type FlagChoice } from './flag-choice';

/** A checkbox for each property of the object that the page offers or that is stored, with its size. */
export function FlagChoiceInput(props: WidgetProps<FlagChoice>) {
  const { id, value, onChange, onBlur, disabled, isInvalid, schema, messages } = props;
  const chosen = chosenFlags(value);
  const { shown: names } = useOfferedChoices(Object.keys(schema.properties ?? {}), chosen);
  const handleChange = (name: string, isChosen: boolean) =>
    onChange(flagsOf(names.filter((each) => (each === name ? isChosen : chosen.includes(each)))));
  return (
    <div style={columns} {...groupAria(props)}>
      {names.map((name, index) => (
        <Checkbox
          key={name}
          id={index === 0 ? id : undefined}
          // The field's label points to the first checkbox and would otherwise name it.
          aria-label={index === 0 ? messages(`options.${name}`) : undefined}
          aria-invalid={isInvalid || undefined}
          checked={chosen.includes(name)}
          onChange={(event) => handleChange(name, event.target.checked)}
          onBlur={onBlur}
          disabled={disabled}
        >
          <ChoiceLabel name={name} message={messages(`options.${name}`)} />
        </Checkbox>
      ))}
    </div>
  );
}

/** A size that appears behind a name moves no other checkbox. */
const columns = {
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 240px), 1fr))',
  gap: 8,
} as const;
