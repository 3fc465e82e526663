import { useFailureText } from '@signalbox/console-kit';

/** The message of a rejected save. */
export function RejectedText({ error }: { error: unknown }) {
  const failureText = useFailureText();
  return failureText(error);
}
