/** An answer in a form that may be stored and shown: one line, truncated, without the secrets in any encoding of the wire. */
export function shownAnswer(text: string, secrets: readonly string[]): string {
  return withoutSecrets(text, secrets)
    .replace(/[\p{Cc}\p{Cf}\u2028\u2029]+/gu, ' ')
    .trim()
    .slice(0, maxCharacters);
}

/** The text with a placeholder for each secret, in any encoding of the wire. */
export function withoutSecrets(text: string, secrets: readonly string[]): string {
  const forms = secrets.filter((secret) => secret !== '').flatMap(encodedForms);
  // Longer ones first: one form may contain another.
  return forms.toSorted((a, b) => b.length - a.length).reduce((rest, form) => rest.replaceAll(form, '•••'), text);
}

function encodedForms(secret: string): string[] {
  return [
    secret,
    encodeURIComponent(secret),
    JSON.stringify(secret).slice(1, -1),
    Buffer.from(secret).toString('base64').replace(/=+$/, ''),
  ];
}

const maxCharacters = 1_000;
