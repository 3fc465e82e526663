import type { RuntimeFormModule } from '@signalbox/schemas';

/** Runs the code of a form's module as a browser does: as a module of its own. */
export async function importModule(code: string): Promise<RuntimeFormModule> {
  return (await import(`data:text/javascript,${encodeURIComponent(code)}`)) as RuntimeFormModule;
}
