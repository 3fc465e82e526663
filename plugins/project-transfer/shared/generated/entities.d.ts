import type { Entity } from '@signalbox/schemas';
import type { ConfigDownloadQuery, ConfigDownload, ConfigImportFields, ConfigParts } from './types';

export declare const configDownloadQueryEntity: Entity<ConfigDownloadQuery>;
export declare const configDownloadEntity: Entity<ConfigDownload>;
export declare const configImportFieldsEntity: Entity<ConfigImportFields>;
export declare const configPartsEntity: Entity<ConfigParts>;
