import type { Entity } from '@signalbox/schemas';
import type { MediaCopy, MediaDelete, MediaDownloadQuery, MediaDownload, MediaIconUsesQuery, MediaListQuery, MediaMkdir, MediaMove, MediaRename, MediaSearchQuery, MediaThumbnailQuery, MediaUploadQuery, MediaUsesQuery } from './types';

export declare const mediaCopyEntity: Entity<MediaCopy>;
export declare const mediaDeleteEntity: Entity<MediaDelete>;
export declare const mediaDownloadQueryEntity: Entity<MediaDownloadQuery>;
export declare const mediaDownloadEntity: Entity<MediaDownload>;
export declare const mediaIconUsesQueryEntity: Entity<MediaIconUsesQuery>;
export declare const mediaListQueryEntity: Entity<MediaListQuery>;
export declare const mediaMkdirEntity: Entity<MediaMkdir>;
export declare const mediaMoveEntity: Entity<MediaMove>;
export declare const mediaRenameEntity: Entity<MediaRename>;
export declare const mediaSearchQueryEntity: Entity<MediaSearchQuery>;
export declare const mediaThumbnailQueryEntity: Entity<MediaThumbnailQuery>;
export declare const mediaUploadQueryEntity: Entity<MediaUploadQuery>;
export declare const mediaUsesQueryEntity: Entity<MediaUsesQuery>;
