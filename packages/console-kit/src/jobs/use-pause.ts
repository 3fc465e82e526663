import { useConsole } from '@signalbox/api/react';
import { useMutation } from '@tanstack/react-query';
import { useFailureText } from '../errors/use-failure-text';

/** Asks the platform to stop a task. Its progress updates report that it has stopped. */
export function usePause(id: string) {
  const { api } = useConsole();
  const failureText = useFailureText();
  const { mutate, isPending, error } = useMutation({
    mutationFn: () => api.patch(`core/taskmanager/${id}`, { status: 'pause', id }),
  });
  return { stop: () => mutate(), isPending, failure: error === null ? undefined : failureText(error) };
}
