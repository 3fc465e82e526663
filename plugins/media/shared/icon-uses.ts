/** `GET core/mediaLibrary/iconUses`: the fields of the settings that show a file as their icon. */
export interface IconUses {
  /** All of them, those that `uses` leaves out included. */
  count: number;
  /** At most 20, and only those that the user may see. */
  uses: IconUse[];
}

interface IconUse {
  /** Id of the settings form, such as `router/base`. */
  form: string;
  /** JSON pointer into the settings. */
  pointer: string;
  /** Titles in the user's language: of a page and of those above it, the outermost first. Empty outside of trees. */
  titles: string[];
}

/** The text that names a use. */
export function nameOfUse({ titles, form }: IconUse): string {
  return titles.length === 0 ? form : titles.join(' › ');
}
