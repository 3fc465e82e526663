import { Typography } from 'antd';

/** Says that a part of the page has nothing to show. */
export function Nothing({ text }: { text: string }) {
  return <Typography.Text type="secondary">{text}</Typography.Text>;
}
