import type { WidgetProps } from '@signalbox/engine/react';
import { Flex, InputNumber, Radio } from 'antd';
import { groupAria, inputStatus, shortFrame } from '../input-frame';
import { useWidgetMessages } from '../widget-messages';
import { choiceOf, loginLimitChoices, loginLimitOf, type LoginLimit } from './login-limit';

/** The number of users that may be logged in with one account: no limit, only one, or a count. */
export function LoginLimitInput(props: WidgetProps<LoginLimit>) {
  const { id, value, onChange, onBlur, disabled, isInvalid } = props;
  const messages = useWidgetMessages();
  const choice = choiceOf(value);
  const handleChoice = (next: unknown) => {
    const chosen = loginLimitChoices.find((known) => known === next);
    if (chosen) onChange(loginLimitOf(chosen, value?.count));
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
        <InputNumber
          aria-label={messages('loginLimit.count')}
          style={shortFrame}
          value={value?.count}
          // An empty input keeps the previous number.
          onChange={(count) => count !== null && onChange(loginLimitOf('limitCount', count))}
          onBlur={onBlur}
          disabled={disabled}
          status={inputStatus(isInvalid)}
          min={1}
          precision={0}
        />
      )}
    </Flex>
  );
}
