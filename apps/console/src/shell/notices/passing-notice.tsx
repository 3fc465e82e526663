import { message } from 'antd';
import { useEffect } from 'react';

/** antd's message for each new sentence that is given. */
export function PassingNotice({ said }: { said: { sentence: string } }) {
  const [messages, place] = message.useMessage();
  useEffect(() => void messages.success(said.sentence), [messages, said]);
  return place;
}
