/** The chosen parts and options of an import. */
export interface ImportInput {
  file: File;
  fields: Record<string, string>;
}
