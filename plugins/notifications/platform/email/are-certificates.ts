import { X509Certificate } from 'node:crypto';

/** True for one or more certificates in PEM. The form bounds the length of the text. */
export function areCertificates(pem: string): boolean {
  const certificates = pem.match(/-----BEGIN CERTIFICATE-----[^-]+-----END CERTIFICATE-----/g) ?? [];
  return certificates.length > 0 && certificates.every(isCertificate);
}

function isCertificate(pem: string): boolean {
  try {
    return new X509Certificate(pem).subject !== undefined;
  } catch {
    // Base64 of something else.
    return false;
  }
}
