/** What this plug-in adds. */
export const manifest = {
  id: 'media',
  permissions: ['media.view', 'media.add', 'media.edit', 'media.delete'],
  menu: ['/app/media'],
  routes: [
    'GET core/media/{path…}',
    'POST core/media/{category}',
    'POST core/media/fixed/{category}',
    'GET core/mediaLibrary',
    'GET core/mediaLibrary/all/dir',
    'GET core/mediaLibrary/all/file',
    'GET core/mediaLibrary/download',
    'GET core/mediaLibrary/lang',
    'GET core/mediaLibrary/search',
    'GET core/mediaLibrary/uses',
    'POST core/mediaLibrary/{download|mkdir|upload|move|copy|rename|delete}',
  ],
  jobs: [
    'remove leftovers of uploads',
    'compare the media libraries with their index',
    'read the references to media files',
    'limit the stored thumbnails',
  ],
} as const;
