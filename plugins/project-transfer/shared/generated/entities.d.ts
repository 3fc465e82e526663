import type { Entity } from '@signalbox/schemas';
import type { ConfigDownloadQuery, ConfigDownload, ConfigImportFields, ConfigParts, MediaFileNote } from './types';

export declare const configDownloadQueryEntity: Entity<ConfigDownloadQuery>;
export declare const configDownloadEntity: Entity<ConfigDownload>;
export declare const configImportFieldsEntity: Entity<ConfigImportFields>;
export declare const configPartsEntity: Entity<ConfigParts>;
export declare const mediaFileNoteEntity: Entity<MediaFileNote>;
