/** What the server reads of the OpenAPI document; codegen writes the rest, too. */
export interface OpenApiDocument {
  info: { version: string } & Record<string, unknown>;
  tags: { name: string; description: string }[];
  /** Address → verb → operation. */
  paths: Record<string, Record<string, { tags: string[] } & Record<string, unknown>>>;
  [part: string]: unknown;
}
