/** Maximum length of the name of a backup, in characters. */
export const maxNameCharacters = 30;
