/** Marks a promise as handled that is awaited later, or never if another step fails first. */
export function handledPromise<Result>(promise: Promise<Result>): Promise<Result> {
  promise.catch(ignore);
  return promise;
}

function ignore(): void {}
