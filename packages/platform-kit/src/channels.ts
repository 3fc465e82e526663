/**
 * On this channel replicas are notified that permissions may have changed: `{userId}` for one user, or `{}` for all, as
 * after a change of a role.
 */
export const accountChannel = 'account';

/** On this channel replicas are notified that files of a project's media library were swapped: `{project}`. */
export const mediaChannel = 'media';

/** On this channel replicas are notified that documents were replaced by a restore or an import: `{project}`, or `{}` for those of all projects. */
export const documentsChannel = 'documents';

/** On this channel replicas are notified that the online check has changed the states of devices: `{project}`. */
export const deviceStatesChannel = 'deviceStates';
