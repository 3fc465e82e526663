import type { WidgetProps } from '@signalbox/engine/react';
import { Flex, InputNumber, Typography } from 'antd';
import { DurationInput } from '../duration/duration-input';
import { durationOf, type Duration } from '../duration/time-units';
import { groupAria, inputStatus, shortFrame } from '../input-frame';
import { useWidgetMessages } from '../widget-messages';
import type { ErrorLogin } from './error-login-value';

const oneMinute = durationOf({ count: 1, unit: 'm' });

/**
 * The number of wrong passwords that freeze an account, and the duration. A count of 0 or less is stored as absent:
 * unlimited.
 */
export function ErrorLoginInput(props: WidgetProps<ErrorLogin>) {
  const { id, value, onChange, onBlur, disabled, isInvalid, options } = props;
  const messages = useWidgetMessages();
  const duration = value?.duration ?? oneMinute;
  const handleCount = (count: number | null) =>
    onChange(count === null || count <= 0 ? { duration } : { count, duration });
  const handleDuration = (next: Duration | undefined) => onChange({ ...value, duration: next ?? oneMinute });
  return (
    <Flex vertical gap="small" {...groupAria(props)}>
      <div>
        <Typography.Text id={`${id}-count-label`} type="secondary">
          {messages('errorLogin.count')}
        </Typography.Text>
        <div>
          <InputNumber
            id={id}
            aria-labelledby={`${id}-count-label`}
            style={shortFrame}
            value={value?.count ?? null}
            onChange={handleCount}
            onBlur={onBlur}
            disabled={disabled}
            status={inputStatus(isInvalid)}
            placeholder={messages('errorLogin.unlimited')}
            precision={0}
          />
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
