import { Button } from 'antd';
import type { FormMessages } from '../form-messages';

interface OptionalButtonProps {
  messages: FormMessages;
  /** Title of the value. */
  title: string;
  /** The value is there: the button removes it. */
  isThere: boolean;
  disabled: boolean;
  /** The user may not change the value: there is no button. */
  isFixed: boolean;
  onPress: () => void;
}

/** The button that adds a value which may be absent, or removes it with all that is in it. */
export function OptionalButton({ messages, title, isThere, disabled, isFixed, onPress }: OptionalButtonProps) {
  if (isFixed) return isThere ? null : <span className="sb-help">{messages('engine::notSet')}</span>;
  const text = messages(isThere ? 'engine::optional.remove' : 'engine::optional.add');
  const name = messages(isThere ? 'engine::optional.removeTitle' : 'engine::optional.addTitle', { title });
  return (
    <span data-optional>
      <Button size="small" aria-label={name} disabled={disabled} onClick={onPress}>
        {text}
      </Button>
    </span>
  );
}
