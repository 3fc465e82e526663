import type { Entity } from '@signalbox/schemas';
import type { LicenseEventBody, LicenseInstall, LicensePlanRequest, LicenseRemoval } from './types';

export declare const licenseEventBodyEntity: Entity<LicenseEventBody>;
export declare const licenseInstallEntity: Entity<LicenseInstall>;
export declare const licensePlanRequestEntity: Entity<LicensePlanRequest>;
export declare const licenseRemovalEntity: Entity<LicenseRemoval>;
