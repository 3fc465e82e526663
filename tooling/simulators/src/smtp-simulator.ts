import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { SMTPServer } from 'smtp-server';

/** A reply instead of the normal one, by the command that it answers. `silent` never answers; `accepts-silently` keeps the mail before. */
export interface SmtpTrouble {
  command: 'connect' | 'auth' | 'from' | 'to' | 'data';
  reply: { code: number; text: string } | 'silent' | 'accepts-silently';
  /** Called when it begins to be silent. */
  onSilent?: () => void;
}

export interface SmtpSimulator {
  host: string;
  port: number;
  mails: { from: string; to: string[]; content: string; isSecure: boolean }[];
  trouble: SmtpTrouble | undefined;
  close(): Promise<void>;
}

export const smtpAccount = { username: 'platform@example.com', password: 'smtp-pässword-&+=' };

interface Options {
  /** `implicit`: TLS from the first byte · `starttls`: offered · `none`: not offered. */
  security: 'implicit' | 'starttls' | 'none';
  /** PEM; needed unless `security` is `none`. */
  tls?: { cert: string; key: string };
}

/** An SMTP server on a free port of this machine, with the account `smtpAccount`. */
export async function startSmtpSimulator({ security, tls = { cert: '', key: '' } }: Options): Promise<SmtpSimulator> {
  type Done = (error?: Error | null) => void;
  const answer = (command: SmtpTrouble['command'], done: Done) => {
    const { trouble } = simulator;
    if (trouble?.command !== command) return done();
    if (trouble.reply === 'accepts-silently') done();
    else if (trouble.reply === 'silent') trouble.onSilent?.();
    else done(Object.assign(new Error(trouble.reply.text), { responseCode: trouble.reply.code }));
  };
  const server = new SMTPServer({
    secure: security === 'implicit',
    ...(security === 'none' ? { allowInsecureAuth: true } : tls),
    disabledCommands: security === 'none' ? ['STARTTLS'] : [],
    disableReverseLookup: true,
    onConnect: (_session, done) => answer('connect', done),
    onAuth({ username, password }, _session, done) {
      answer('auth', (error) => {
        if (error) return done(error);
        const isRight = username === smtpAccount.username && password === smtpAccount.password;
        if (isRight) done(null, { user: username });
        else done(Object.assign(new Error(`Authentication failed for ${password}`), { responseCode: 535 }));
      });
    },
    onMailFrom: (_address, _session, done) => answer('from', done),
    onRcptTo: (_address, _session, done) => answer('to', done),
    onData(stream, { envelope: { mailFrom, rcptTo }, secure: isSecure }, done) {
      text(stream).then(
        (content) =>
          answer('data', (error) => {
            const from = mailFrom === false ? '' : mailFrom.address;
            if (!error) simulator.mails.push({ from, to: rcptTo.map((each) => each.address), content, isSecure });
            if (simulator.trouble?.reply === 'accepts-silently') simulator.trouble.onSilent?.();
            else done(error);
          }),
        done,
      );
    },
  });
  server.on('error', () => undefined);
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve);
  });
  const { port } = server.server.address() as AddressInfo;
  const simulator: SmtpSimulator = {
    host: 'localhost',
    port,
    mails: [],
    trouble: undefined,
    close: () => new Promise<void>((resolve) => server.close(resolve)),
  };
  return simulator;
}
