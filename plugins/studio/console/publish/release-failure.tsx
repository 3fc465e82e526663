import { Alert } from 'antd';

/** Shows why a tab was not changed. */
export function ReleaseFailure({ text }: { text: string | undefined }) {
  if (text === undefined) return null;
  return <Alert role="alert" type="error" showIcon title={text} />;
}
