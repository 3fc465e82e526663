import type { FormInput } from '@signalbox/form-compiler/run-time';
import type { CompiledForm, Entity, FormDefinition, FormTexts, JsonObject } from '@signalbox/schemas';

/** A form that was not there at build time. */
export interface RuntimeForm {
  /** Path of the browser's module, e.g. `/rest/core/form/<hash>.js`. Its content never changes. */
  url: string;
  form: FormDefinition;
  /**
   * For `bodyOf` and `validated`: validates as the module does in the browser. Throws `invalidField` for a value whose
   * validation takes longer than 50 ms, which a pattern of the schema may cause, and `tooManyRequests` to an owner who sent
   * several of them.
   */
  entity: Entity<JsonObject>;
  /** The same, with the tests of its conditions. */
  compiled: CompiledForm;
}

/** Forms whose schemas arrive at run time, such as those of models. */
export interface RuntimeForms {
  /**
   * Compiles a schema, once: all replicas share the result. `owner`: id of the user who waits. Throws `formNotSupported`
   * for a schema that no form can be made of, and `tooManyRequests`.
   */
  compile(input: FormInput, owner: string): Promise<RuntimeForm>;
  /**
   * Compiles a form that the checks of the product have accepted, with its references replaced. Throws as `compile`. `texts`
   * are part of its module.
   */
  compileDeclared(form: FormDefinition, owner: string, texts?: FormTexts): Promise<RuntimeForm>;
  /**
   * Throws `formNotSupported` for a pattern that may not be used, and `tooManyRequests`. Does not check again the patterns that the
   * schema had `before`.
   */
  checkPatterns(schemas: { schema: JsonObject; before?: JsonObject }, owner: string): Promise<void>;
  /**
   * Throws `formNotSupported` for a schema that no form can be made of, or that no object meets, unless that is true of the one
   * `before` too. Does not check patterns, and compiles nothing.
   */
  checkSchema(forms: { form: FormInput; before?: FormInput }): Promise<void>;
  /** Proves that this platform has seen a text: only it can compute the result. */
  sealOf(text: string): string;
  /** The browser's module of a form that was compiled before. */
  moduleOf(hash: string): Promise<string | undefined>;
  /** Deletes forms that were not used for a long time. Their next use compiles them again. */
  deleteUnused(): Promise<void>;
}
