/**
 * On this channel replicas are notified that permissions may have changed: `{userId}` for one user, or `{}` for all, as
 * after a change of a role.
 */
export const accountChannel = 'account';

/** On this channel replicas are notified that files of a project's media library were swapped: `{project}`. */
export const mediaChannel = 'media';
