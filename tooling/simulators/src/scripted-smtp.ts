import { type AddressInfo, createServer, type Socket } from 'node:net';
import { createInterface } from 'node:readline';

type Verb = 'greeting' | 'EHLO' | 'HELO' | 'STARTTLS' | 'AUTH' | 'MAIL' | 'RCPT' | 'DATA' | 'content' | 'QUIT';
/** The complete reply to each verb, its lines separated by `\n`. After 421 the server closes the connection. */
export type SmtpReplies = Partial<Record<Verb, string>>;

export interface ScriptedSmtp {
  host: string;
  port: number;
  replies: SmtpReplies;
  /** The commands as they arrived, without QUIT, which no client waits for. */
  commands: string[];
  close(): Promise<void>;
}

const usual: Required<SmtpReplies> = {
  greeting: '220 mail.example.org ESMTP',
  EHLO: '250-mail.example.org\n250 AUTH PLAIN',
  HELO: '250 mail.example.org',
  STARTTLS: '502 5.5.1 Not implemented',
  AUTH: '235 2.7.0 Accepted',
  MAIL: '250 2.1.0 Ok',
  RCPT: '250 2.1.5 Ok',
  DATA: '354 End data with a dot',
  content: '250 2.0.0 Queued',
  QUIT: '221 2.0.0 Bye',
};

/** A mail server without TLS on a free port of this machine that answers word for word as `replies` say. */
export async function startScriptedSmtp(): Promise<ScriptedSmtp> {
  const sockets = new Set<Socket>();
  const server = createServer((socket) => {
    sockets.add(socket);
    socket.on('error', () => undefined).on('close', () => sockets.delete(socket));
    const answer = (verb: Verb) => {
      const reply = simulator.replies[verb] ?? usual[verb];
      socket.write(`${reply.replaceAll('\n', '\r\n')}\r\n`);
      if (reply.startsWith('421') || verb === 'QUIT') socket.end();
      return reply;
    };
    let isContent = false;
    createInterface({ input: socket }).on('line', (line) => {
      if (isContent) {
        isContent = line !== '.';
        if (!isContent) answer('content');
        return;
      }

      const [verb = ''] = line.toUpperCase().split(' ');
      if (verb !== 'QUIT') simulator.commands.push(line);
      if (Object.hasOwn(usual, verb)) isContent = answer(verb as Verb).startsWith('354');
      else socket.write('502 5.5.2 Unknown command\r\n');
    });
    answer('greeting');
  });
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve);
  });
  const simulator: ScriptedSmtp = {
    host: '127.0.0.1',
    port: (server.address() as AddressInfo).port,
    replies: {},
    commands: [],
    close: () =>
      new Promise<void>((resolve) => {
        server.close(() => resolve());
        for (const socket of sockets) socket.destroy();
      }),
  };
  return simulator;
}
