import { parseArgs, type ParseArgsConfig } from 'node:util';

/** The arguments of a command. Ends the process with the options that there are for one that does not exist. */
export function readArgs<Config extends ParseArgsConfig>(config: Config): ReturnType<typeof parseArgs<Config>> {
  try {
    return parseArgs(config);
  } catch (error) {
    const known = Object.keys(config.options ?? {}).map((name) => `--${name}`);
    return endWith(`${messageOf(error)}\nThe options of this command: ${known.join(', ')}`);
  }
}

/** The result of `action`. If it throws, ends the process with the reason, instead of a stack trace. */
export function orEnd<Result>(action: () => Result): Result {
  try {
    return action();
  } catch (error) {
    return endWith(error);
  }
}

/** Ends the process with what was mistyped, instead of a stack trace. */
export function endWith(reason: unknown): never {
  console.error(messageOf(reason));
  process.exit(1);
}

function messageOf(reason: unknown): string {
  return reason instanceof Error ? reason.message : String(reason);
}
