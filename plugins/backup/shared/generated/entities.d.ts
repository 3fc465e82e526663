import type { Entity } from '@signalbox/schemas';
import type { BackupDownloadQuery, BackupExportQuery, BackupImportQuery, BackupPatch, BackupPlan, BackupSizeQuery, BackupTicket, BackupVerify, OffsiteTest, RetentionPreview } from './types';

export declare const backupDownloadQueryEntity: Entity<BackupDownloadQuery>;
export declare const backupExportQueryEntity: Entity<BackupExportQuery>;
export declare const backupImportQueryEntity: Entity<BackupImportQuery>;
export declare const backupPatchEntity: Entity<BackupPatch>;
export declare const backupPlanEntity: Entity<BackupPlan>;
export declare const backupSizeQueryEntity: Entity<BackupSizeQuery>;
export declare const backupTicketEntity: Entity<BackupTicket>;
export declare const backupVerifyEntity: Entity<BackupVerify>;
export declare const offsiteTestEntity: Entity<OffsiteTest>;
export declare const retentionPreviewEntity: Entity<RetentionPreview>;
