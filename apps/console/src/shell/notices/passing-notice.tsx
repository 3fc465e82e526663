import { message } from 'antd';
import { useEffect } from 'react';

/** Shows antd's message for each new toast. */
export function PassingNotice({ toast }: { toast: { sentence: string } }) {
  const [messages, place] = message.useMessage();
  useEffect(() => void messages.success(toast.sentence), [messages, toast]);
  return place;
}
