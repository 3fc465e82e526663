import { mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type AnFtpServer, anFtpServer } from './an-ftp-server';

/** An FTP server, and an archive to send to it. */
export interface FtpBench {
  server: AnFtpServer;
  /** Folder of the archive. */
  folder: string;
  /** The archive. */
  path: string;
  /** Removes all files of the server, and its trouble. */
  clear(): void;
  close(): Promise<void>;
}

export async function ftpBench(content: Buffer): Promise<FtpBench> {
  const server = await anFtpServer();
  const folder = mkdtempSync(join(tmpdir(), 'signalbox-send-'));
  const path = join(folder, 'archive.zip');
  writeFileSync(path, content);
  return {
    server,
    folder,
    path,
    clear() {
      server.trouble = undefined;
      for (const name of readdirSync(server.root)) rmSync(join(server.root, name));
    },
    async close() {
      await server.close();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
