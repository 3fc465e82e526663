import type { RuntimeFormModule } from '@signalbox/schemas';

type Definition = Omit<RuntimeFormModule, 'compiledForm'>;

interface ModuleOptions extends Definition {
  /** By `compiledFormCode`. */
  code: string;
}

/** The ES module of a form, a `RuntimeFormModule`. It imports nothing, and runs under `script-src 'self'`. */
export function formModule({ code, form, texts }: ModuleOptions): string {
  return `export const { form, texts } = ${embedded({ form, texts })};\nexport const compiledForm = ${code};\n`;
}

/** JSON as text: in an object literal, the name \`__proto__\` would be none. */
function embedded(definition: Definition): string {
  return `JSON.parse(${JSON.stringify(JSON.stringify(definition))})`;
}
