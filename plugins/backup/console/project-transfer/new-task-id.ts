/** An id for a task that is about to be started, so that its progress can be followed from the first moment. */
export function newTaskId(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(12));
  return [...bytes].map((byte) => byte.toString(16).padStart(2, '0')).join('');
}
