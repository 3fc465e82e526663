import type { WidgetProps } from '@signalbox/engine/react';
import { Checkbox, Flex } from 'antd';
import { groupAria } from '../input-frame';
import type { Choice } from '../select/single-select-props';
import { byPlace } from './by-place';
import { choicesOf, isChoiceList } from './choices';

/** A checkbox for each choice of a list. The values are stored in the order of the schema's `enum`. */
export const CheckboxesInput = byPlace(PlainCheckboxesInput, isChoiceList);

function PlainCheckboxesInput(props: WidgetProps<Choice[]>) {
  const { id, value = [], onChange, onBlur, disabled, isInvalid, options } = props;
  const choices = choicesOf(props);
  const handleChange = (choice: Choice, isChosen: boolean) => {
    // Stored in the order of the schema, however they are shown.
    const next = choicesOf({ ...props, options: {} })
      .map((each) => each.value)
      .filter((each) => (each === choice ? isChosen : value.includes(each)));
    onChange(next.length > 0 ? next : undefined);
  };
  return (
    <Flex gap="small" wrap="wrap" vertical={options['inline'] === false} {...groupAria(props)}>
      {choices.map((choice, index) => (
        <Checkbox
          key={choice.value}
          id={index === 0 ? id : undefined}
          // The field's label points to the first checkbox and would otherwise name it.
          aria-label={index === 0 ? choice.label : undefined}
          aria-invalid={isInvalid || undefined}
          checked={value.includes(choice.value)}
          onChange={(event) => handleChange(choice.value, event.target.checked)}
          onBlur={onBlur}
          disabled={disabled || choice.disabled === true}
        >
          {choice.label}
        </Checkbox>
      ))}
    </Flex>
  );
}
