import type { DeclaredEntity } from '@signalbox/schemas';
import type { ConfigDownloadQuery, ConfigDownload, ConfigImportFields, ConfigParts, MediaFileNote } from './types';

export declare const configDownloadQueryEntity: DeclaredEntity<ConfigDownloadQuery>;
export declare const configDownloadEntity: DeclaredEntity<ConfigDownload>;
export declare const configImportFieldsEntity: DeclaredEntity<ConfigImportFields>;
export declare const configPartsEntity: DeclaredEntity<ConfigParts>;
export declare const mediaFileNoteEntity: DeclaredEntity<MediaFileNote>;
