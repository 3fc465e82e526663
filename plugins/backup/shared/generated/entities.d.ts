import type { DeclaredEntity } from '@signalbox/schemas';
import type { BackupDownloadQuery, BackupExportQuery, BackupImportQuery, BackupPatch, BackupPlan, BackupSizeQuery, BackupTicket, BackupVerify, OffsiteTest, RetentionPreview } from './types';

export declare const backupDownloadQueryEntity: DeclaredEntity<BackupDownloadQuery>;
export declare const backupExportQueryEntity: DeclaredEntity<BackupExportQuery>;
export declare const backupImportQueryEntity: DeclaredEntity<BackupImportQuery>;
export declare const backupPatchEntity: DeclaredEntity<BackupPatch>;
export declare const backupPlanEntity: DeclaredEntity<BackupPlan>;
export declare const backupSizeQueryEntity: DeclaredEntity<BackupSizeQuery>;
export declare const backupTicketEntity: DeclaredEntity<BackupTicket>;
export declare const backupVerifyEntity: DeclaredEntity<BackupVerify>;
export declare const offsiteTestEntity: DeclaredEntity<OffsiteTest>;
export declare const retentionPreviewEntity: DeclaredEntity<RetentionPreview>;
