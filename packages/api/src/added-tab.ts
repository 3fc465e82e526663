/** A tab that was added while the platform runs. */
// A type instead of an interface, so that it is assignable to a JSON object.
export type AddedTabAddress = {
  id: string;
  /** Key of the page. */
  group: string;
  /** Path of the module with its form, validators and texts. */
  url: string;
};
