/** Accounts, and the rules of logging in, are those of the default project, whatever project a request is about. */
export const accountProject = 'default';

/**
 * On this channel replicas learn that permissions may have changed: `{userId}` of the one whose they are, or `{}` for
 * those of anyone, as after a change of a role.
 */
export const accountChannel = 'account';
