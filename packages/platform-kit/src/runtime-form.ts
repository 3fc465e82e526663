import type { FormInput } from '@signalbox/form-compiler/run-time';
import type { Entity, FormDefinition, JsonObject } from '@signalbox/schemas';

/** A form that was not there at build time. */
export interface RuntimeForm {
  /** Path of the browser's module, e.g. `/rest/core/form/<hash>.js`. Its content never changes. */
  url: string;
  form: FormDefinition;
  /**
   * For `bodyOf` and `validated`: validates as the module does in the browser. Throws `invalidField` for a value whose
   * validation takes longer than a second, which a pattern of the schema may cause.
   */
  entity: Entity<JsonObject>;
}

/** Forms whose schemas arrive at run time, such as those of models. */
export interface RuntimeForms {
  /**
   * Compiles a schema, once: all replicas share the result. `owner`: id of the user who waits. Throws `formNotSupported`
   * for a schema that no form can be made of, and `tooManyRequests`.
   */
  compile(input: FormInput, owner: string): Promise<RuntimeForm>;
  /**
   * Compiles a form that the checks of the product have accepted, with its references replaced. Its texts are not part of it.
   * Throws as `compile`.
   */
  compileDeclared(form: FormDefinition, owner: string): Promise<RuntimeForm>;
  /** The browser's module of a form that was compiled before. */
  moduleOf(hash: string): Promise<string | undefined>;
  /** Deletes forms that were not used for a long time. Their next use compiles them again. */
  deleteUnused(): Promise<void>;
}
