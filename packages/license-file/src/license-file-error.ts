/** Why a license file is rejected. The caller selects the message by it. */
const errors = {
  /** Choose another file. */
  tooLarge: 'The file is too large for a license',
  /** No text in UTF-8, or no signed block: choose another file. */
  notALicense: 'The file is not a license',
  /** The end is missing: copy or upload the file again. */
  truncated: 'The license ends too early',
  /** The signed block is not written as this product writes it: copy the file again. */
  damaged: 'The signed block of the license is damaged',
  /** Signed by a key that this program does not have: update the program, or ask the vendor. */
  unknownKey: 'The license is signed with a key that this program does not know',
  /** Changed after it was signed, or signed for another purpose: ask the vendor. */
  wrongSignature: 'The signature does not match the license',
  /** Made for a newer program: update the program first. */
  unsupportedVersion: 'The license has a version that this program does not know',
  /** The signed content breaks its schema, or ends before it starts: ask the vendor. */
  invalidContent: 'The content of the license is not valid',
  /** The readable lines say something else than the signed content: use an unchanged copy. */
  linesDiffer: 'The readable lines of the license differ from its signed content',
} as const;

type LicenseFileErrorReason = keyof typeof errors;

/** The license file was rejected. Callers must use nothing of it. `detail`: what was found, in English. */
export class LicenseFileError extends Error {
  constructor(
    readonly reason: LicenseFileErrorReason,
    readonly detail?: string,
  ) {
    super(detail === undefined ? errors[reason] : `${errors[reason]}: ${detail}`);
    this.name = 'LicenseFileError';
  }
}
