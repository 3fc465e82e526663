/** Accounts, and the rules of logging in, are those of the default project, whatever project a request is about. */
export const accountProject = 'default';
