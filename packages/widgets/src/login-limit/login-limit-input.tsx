import type { ChangeManner, WidgetProps } from '@signalbox/engine/react';
import { Flex, Radio } from 'antd';
import { useState } from 'react';
import { groupAria } from '../input-frame';
import { NumberInput } from '../number/number-input';
import type { NumberValue } from '../number/number-value';
import { Said } from '../said';
import { useWidgetMessages } from '../widget-messages';
import { choiceOf, loginLimitChoices, loginLimitOf, type LoginLimit } from './login-limit';

/** The number of users that may be logged in with one account: no limit, only one, or a count. */
export function LoginLimitInput(props: WidgetProps<LoginLimit>) {
  const { id, value, onChange, onBlur, disabled } = props;
  const messages = useWidgetMessages();
  const choice = choiceOf(value);
  const handleChoice = (next: unknown) => {
    const chosen = loginLimitChoices.find((known) => known === next);
    if (chosen) onChange(loginLimitOf(chosen, value?.count));
  };
  const [isRaised, setIsRaised] = useState(false);
  const handleCount = (count: NumberValue | undefined, how?: ChangeManner) => {
    setIsRaised(false);
    // An empty input keeps the previous number.
    if (count !== undefined) onChange(loginLimitOf('limitCount', count), how);
  };
  const handleLeave = () => {
    if (typeof value?.count === 'number' && value.count < 1) {
      setIsRaised(true);
      onChange(loginLimitOf('limitCount'));
    }
    onBlur?.();
  };
  return (
    <Flex vertical gap="small" align="start" {...groupAria(props)}>
      <Radio.Group
        id={id}
        name={id}
        aria-labelledby={`${id}-label`}
        value={choice}
        onChange={(event) => handleChoice(event.target.value)}
        disabled={disabled}
        options={loginLimitChoices.map((key) => ({ value: key, label: messages(`loginLimit.${key}`) }))}
      />
      {choice === 'limitCount' && (
        <NumberInput
          {...props}
          id={`${id}-count`}
          aria-label={messages('loginLimit.count')}
          value={value?.count}
          onChange={handleCount}
          onBlur={handleLeave}
          schema={{ type: 'integer', minimum: 1 }}
        />
      )}
      <Said>{isRaised ? messages('loginLimit.raised') : ''}</Said>
    </Flex>
  );
}
