/** Runs `act`, and calls `notice` once it has taken a second. An error of either is thrown. */
export async function noticeIfLong<Result>(
  notice: (() => Promise<void>) | undefined,
  act: () => Promise<Result>,
): Promise<Result> {
  let noticed: Promise<void> | undefined;
  const timer = setTimeout(() => {
    noticed = notice?.();
    // Awaited below.
    noticed?.catch(() => undefined);
  }, longMilliseconds);
  try {
    return await act();
  } finally {
    clearTimeout(timer);
    await noticed;
  }
}

const longMilliseconds = 1_000;
