import { mkdtempSync, rmSync } from 'node:fs';
import type { AddressInfo, Server, Socket } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Writable } from 'node:stream';
import { setTimeout as delay } from 'node:timers/promises';
import { FileSystem, FtpSrv, type FtpConnection } from 'ftp-srv';
import type { FtpSecurity, FtpTarget } from '../offsite/ftp-target';
import { aCertificate } from './a-certificate';

export interface AnFtpServer {
  target: FtpTarget;
  /** The folder that it serves to every user. */
  root: string;
  /** Sets the failure of following requests. */
  trouble: Trouble | undefined;
  logins: { username: string; password: string }[];
  close(): Promise<void>;
}
/**
 * Rejects every login; reports a full disk; cuts both connections during a transfer; keeps half of a file; stops
 * reading until it is reset.
 */
type Trouble = 'rejects' | 'full' | 'hangsUp' | 'truncates' | 'stalls';

interface ServerOptions {
  password?: string;
  /** Uses `aCertificate`. */
  secure?: FtpSecurity;
}

/** A real FTP server on this machine. */
export async function anFtpServer({
  password = 'Hidden-77',
  secure = 'none',
}: ServerOptions = {}): Promise<AnFtpServer> {
  const root = mkdtempSync(join(tmpdir(), 'signalbox-ftp-'));
  const server = new FtpSrv({
    url: `${secure === 'implicit' ? 'ftps' : 'ftp'}://127.0.0.1:0`,
    ...(secure === 'none' ? {} : { tls: aCertificate }),
    pasv_url: '127.0.0.1',
    pasv_min: 20_000,
    log: silent,
  });
  await server.listen();
  const { port } = server.server.address() as AddressInfo;
  const own: AnFtpServer = {
    target: { host: '127.0.0.1', port, username: 'keeper', password, secure },
    root,
    trouble: undefined,
    logins: [],
    async close() {
      await server.close();
      rmSync(root, { recursive: true, force: true });
    },
  };
  server.on('login', ({ connection, username, password: typed }, resolve, reject) => {
    own.logins.push({ username, password: typed });
    if (own.trouble === 'rejects' || typed !== password)
      reject(new Error(`Login of ${username} with ${typed} rejected`));
    else resolve({ fs: new TroubledFiles(connection, { root, troubleOf: () => own.trouble }) });
  });
  return own;
}

class TroubledFiles extends FileSystem {
  private readonly troubleOf: () => Trouble | undefined;

  constructor(connection: FtpConnection, { root, troubleOf }: { root: string; troubleOf: () => Trouble | undefined }) {
    super(connection, { root, cwd: '/' });
    this.troubleOf = troubleOf;
  }

  override write(fileName: string, options: { append?: boolean; start?: unknown } = {}): unknown {
    const trouble = this.troubleOf();
    const reply: unknown = super.write(fileName, options);
    if (trouble === undefined || trouble === 'rejects') return reply;
    const { stream } = reply as { stream: Writable };
    let bytes = 0;
    let keptBytes = 0;
    const troubled = new Writable({
      write: (chunk: Buffer, _encoding, done) => {
        bytes += chunk.length;
        if (trouble === 'hangsUp') this.hangUp();
        if (trouble === 'full' && bytes > fullAtBytes) return done(new Error('No space left on device'));
        const kept = trouble === 'truncates' ? chunk.subarray(0, Math.floor(bytes / 2) - keptBytes) : chunk;
        keptBytes += kept.length;
        void this.stall().then(() => stream.write(kept, done));
      },
      final: (done) => void stream.end(done),
    });
    return { stream: troubled, clientPath: fileName };
  }

  private async stall() {
    while (this.troubleOf() === 'stalls') await delay(20);
  }

  private hangUp() {
    // `close` of the connection would answer first.
    this.connection.commandSocket.destroy();
  }
}

const fullAtBytes = 40;
const nothing = () => undefined;
const silent = {
  child: () => silent,
  trace: nothing,
  debug: nothing,
  info: nothing,
  warn: nothing,
  error: nothing,
  fatal: nothing,
};

// Members that the library has and does not declare.
declare module 'ftp-srv' {
  interface FtpServer {
    server: Server;
  }
  interface FtpConnection {
    commandSocket: Socket;
  }
}
