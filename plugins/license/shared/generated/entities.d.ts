import type { Entity } from '@signalbox/schemas';
import type { LicenseInstall, LicensePlanRequest, LicenseRemoval } from './types';

export declare const licenseInstallEntity: Entity<LicenseInstall>;
export declare const licensePlanRequestEntity: Entity<LicensePlanRequest>;
export declare const licenseRemovalEntity: Entity<LicenseRemoval>;
