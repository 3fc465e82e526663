/** Id for a new task. Sent with the request, so that the console can follow the progress from the start. */
export function newTaskId(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(12));
  return [...bytes].map((byte) => byte.toString(16).padStart(2, '0')).join('');
}
