import type { ToastAction } from '@signalbox/api/react';
import { Button, message } from 'antd';
import { useEffect } from 'react';

interface Toast {
  sentence: string;
  action?: ToastAction;
}

/** Shows antd's message for each new toast. One with an action stays longer, until the next one. */
export function PassingNotice({ toast }: { toast: Toast }) {
  const [messages, place] = message.useMessage();
  useEffect(() => {
    const { sentence, action } = toast;
    messages.destroy(withAction);
    if (action === undefined) return void messages.success(sentence);
    const handleClick = () => {
      messages.destroy(withAction);
      action.onClick();
    };
    messages.success({
      key: withAction,
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
const withAction = 'with-action';
