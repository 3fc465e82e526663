import { Sha256 } from '@aws-crypto/sha256-js';
import { SignatureV4 } from '@smithy/signature-v4';
import { createHash } from 'node:crypto';
import { once } from 'node:events';
import { createServer, type IncomingMessage, request as forward } from 'node:http';
import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';

interface Account {
  endpoint: string;
  region: string;
  accessKeyId: string;
  secretAccessKey: string;
}

/**
 * Stands before the service of an account, and answers 403 to requests whose signature (version 4) is not the one that
 * AWS's own package computes for them.
 */
export async function startSignatureCheck(account: Account) {
  const server = createServer((incoming, answer) => {
    void buffer(incoming).then(async (body) => {
      if (!(await isSigned(incoming, body, account))) {
        const code = '<Error><Code>SignatureDoesNotMatch</Code></Error>';
        return void answer.writeHead(403, { 'content-type': 'application/xml' }).end(code);
      }
      const { method, headers } = incoming;
      forward(new URL(incoming.url ?? '', account.endpoint), { method, headers }, (sent) => {
        answer.writeHead(sent.statusCode ?? 500, sent.headers);
        sent.pipe(answer);
      })
        .on('error', () => answer.destroy())
        .end(body);
    });
  });
  // A connection that the server closes just before it is used again would be an error of the test.
  server.keepAliveTimeout = 0;
  await once(server.listen(0, '127.0.0.1'), 'listening');
  return {
    endpoint: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    close() {
      server.closeAllConnections();
      server.close();
    },
  };
}

async function isSigned({ method = '', url = '', headers }: IncomingMessage, body: Buffer, account: Account) {
  const [, names = '', signature] = /SignedHeaders=([^,]+),\s*Signature=(\w+)$/.exec(headers.authorization ?? '') ?? [];
  const { searchParams, pathname } = new URL(url, account.endpoint);
  const hash = headers['x-amz-content-sha256'];
  if (hash !== 'UNSIGNED-PAYLOAD' && hash !== createHash('sha256').update(body).digest('hex')) return false;
  const { accessKeyId, secretAccessKey, region } = account;
  const signer = new SignatureV4({
    service: 's3',
    region,
    credentials: { accessKeyId, secretAccessKey },
    sha256: Sha256,
    uriEscapePath: false,
    applyChecksum: false,
  });
  const covered = names.split(';').map((name) => [name, String(headers[name])]);
  const expected = await signer.sign(
    {
      method,
      protocol: 'http:',
      hostname: String(headers.host),
      path: pathname,
      query: Object.fromEntries(searchParams),
      headers: Object.fromEntries(covered),
    },
    { signingDate: signingDate(String(headers['x-amz-date'])), signableHeaders: new Set(names.split(';')) },
  );
  return expected.headers['authorization']?.endsWith(`Signature=${signature}`) ?? false;
}

/** Parses `20261126T182248Z`. */
function signingDate(text: string): Date {
  return new Date(text.replace(/^(\d{4})(\d\d)(\d\d)T(\d\d)(\d\d)(\d\d)Z$/, '$1-$2-$3T$4:$5:$6Z'));
}
