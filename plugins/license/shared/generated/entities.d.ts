import type { DeclaredEntity } from '@signalbox/schemas';
import type { LicenseEventBody, LicenseInstall, LicensePlanRequest, LicenseRemoval } from './types';

export declare const licenseEventBodyEntity: DeclaredEntity<LicenseEventBody>;
export declare const licenseInstallEntity: DeclaredEntity<LicenseInstall>;
export declare const licensePlanRequestEntity: DeclaredEntity<LicensePlanRequest>;
export declare const licenseRemovalEntity: DeclaredEntity<LicenseRemoval>;
