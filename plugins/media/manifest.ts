/** What this plug-in adds. */
export const manifest = {
  id: 'media',
  permissions: ['media.view', 'media.add', 'media.edit', 'media.delete'],
  menu: ['/app/media'],
  jobs: [
    'remove leftovers of uploads',
    'compare the media libraries with their index',
    'read the references to media files',
    'complete moves of media files',
    'limit the stored thumbnails',
    'empty the media trash',
    'remove old versions of media files',
    'remove abandoned uploads',
  ],
} as const;
