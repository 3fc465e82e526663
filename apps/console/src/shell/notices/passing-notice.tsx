import type { ToastAction } from '@signalbox/api/react';
import { Button, message } from 'antd';
import { useEffect } from 'react';

interface Toast {
  sentence: string;
  action?: ToastAction;
}

/** Shows antd's message for each new toast. One with an action stays longer, and while the pointer is on it. */
export function PassingNotice({ toast }: { toast: Toast }) {
  const [messages, place] = message.useMessage();
  useEffect(() => {
    const { sentence, action } = toast;
    if (action === undefined) return void messages.success(sentence);
    const handleClick = () => {
      messages.destroy();
      action.onClick();
    };
    messages.success({
      content: (
        <>
          {sentence}
          <Button type="link" size="small" onClick={handleClick}>
            {action.label}
          </Button>
        </>
      ),
      duration: actionSeconds,
    });
    return undefined;
  }, [messages, toast]);
  return place;
}

const actionSeconds = 10;
