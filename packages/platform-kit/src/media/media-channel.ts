/** On this channel replicas are notified that files of a project's media library were swapped: `{project}`. */
export const mediaChannel = 'media';
