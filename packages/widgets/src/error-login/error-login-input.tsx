import type { ChangeManner, WidgetProps } from '@signalbox/engine/react';
import { Flex, Typography } from 'antd';
import { useState } from 'react';
import { DurationInput } from '../duration/duration-input';
import type { DraftDuration } from '../duration/duration-value';
import { durationOf } from '../duration/time-units';
import { groupAria } from '../input-frame';
import { NumberInput } from '../number/number-input';
import type { NumberValue } from '../number/number-value';
import { Said } from '../said';
import { useWidgetMessages } from '../widget-messages';
import type { ErrorLogin } from './error-login-value';

const oneMinute = durationOf({ count: 1, unit: 'm' });

/**
 * The number of wrong passwords that freeze an account, and the duration. A count of 0 or less is stored as absent:
 * unlimited.
 */
export function ErrorLoginInput(props: WidgetProps<ErrorLogin>) {
  const { id, value, onChange, options } = props;
  const messages = useWidgetMessages();
  const duration = value?.duration ?? oneMinute;
  const [isRemoved, setIsRemoved] = useState(false);
  const handleCount = (count: NumberValue | undefined, how?: ChangeManner) => {
    const isNone = typeof count === 'number' && count <= 0;
    setIsRemoved(isNone);
    onChange(isNone || count === undefined ? { duration } : { count, duration }, how);
  };
  const handleDuration = (next: DraftDuration | undefined, how?: ChangeManner) =>
    onChange({ ...value, duration: next ?? oneMinute }, how);
  return (
    <Flex vertical gap="small" {...groupAria(props)}>
      <div>
        <Typography.Text id={`${id}-count-label`} type="secondary">
          {messages('errorLogin.count')}
        </Typography.Text>
        <div>
          <NumberInput
            {...props}
            aria-labelledby={`${id}-count-label`}
            value={value?.count}
            onChange={handleCount}
            placeholder={messages('errorLogin.unlimited')}
            // Steps down to 0, which is none.
            schema={{ type: 'integer', minimum: 0 }}
          />
          <Said>{isRemoved ? messages('errorLogin.removed') : ''}</Said>
        </div>
      </div>
      <div>
        <Typography.Text id={`${id}-duration-label`} type="secondary">
          {messages('errorLogin.duration')}
        </Typography.Text>
        <div>
          <DurationInput
            {...props}
            id={`${id}-duration`}
            label={messages('errorLogin.duration')}
            value={duration}
            onChange={handleDuration}
            describedBy={undefined}
            options={{ units: ['d', 'h', 'm'], ...options }}
          />
        </div>
      </div>
    </Flex>
  );
}
