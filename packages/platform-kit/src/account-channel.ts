/**
 * On this channel replicas are notified that permissions may have changed: `{userId}` for one user, or `{}` for all, as
 * after a change of a role.
 */
export const accountChannel = 'account';
