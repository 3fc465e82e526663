import { Readable } from 'node:stream';
import { rootCertificates } from 'node:tls';
import { promisify } from 'node:util';
import MailComposer from 'nodemailer/lib/mail-composer';
import SMTPConnection from 'nodemailer/lib/smtp-connection';
import { envelopeAddress, isMailAddress } from '../recipients';
import { NoticeError } from '../notice-error';
import type { Provider } from '../provider';
import { requireTexts } from '../visit/base-address';
import { openSocket } from '../visit/open-socket';
import type { Visit } from '../visit/visit';
import { areCertificates } from './are-certificates';
import { emailError } from './email-error';
import { heloNameOf } from './helo-name';

export interface EmailSettings {
  host: string;
  port: number;
  /** Address of the sender. */
  from: string;
  /** Name of the account. Default: `from`. */
  username?: string;
  password: string;
  /** True for a relay that wants neither account nor password. */
  noLogin?: boolean;
  /** Name in EHLO. Default: see `heloNameOf`. */
  heloName?: string;
  /** Default: `implicit` on port 465, otherwise `starttls`, which is required. `none` sends the password in clear. */
  security?: 'implicit' | 'starttls' | 'none';
  /** PEM: certificates of authorities that are trusted besides those of Node.js. */
  ca?: string;
}

export interface EmailMessage {
  to: string;
  subject: string;
  text: string;
  /** 24 hex digits: with it, each try has the same `Message-ID`. */
  id?: string;
}

/** Messages by SMTP. */
export const email: Provider<EmailSettings, EmailMessage, SMTPConnection> = {
  check({ settings: { host, from, password, noLogin, ca }, message: { to, subject } }) {
    requireTexts({ '/host': host, '/from': from, ...(noLogin ? {} : { '/password': password }), '/subject': subject });
    if (!isMailAddress(from)) throw new NoticeError('settingWrong', { params: { field: '/from' } });
    if (ca !== undefined && !areCertificates(ca)) throw new NoticeError('settingWrong', { params: { field: '/ca' } });
    if (!isMailAddress(to)) throw new NoticeError('wrongRecipient');
  },
  secretsOf: ({ password }) => [password],
  async getToken(visit, settings) {
    const connection = await connect(visit, settings);
    const { from, username = from, password, noLogin } = settings;
    if (noLogin) return connection;
    const login = promisify<{ user: string; pass: string }, unknown>(connection.login.bind(connection));
    await aborted(visit, connection, login({ user: username, pass: password }));
    return connection;
  },
  async send(visit, { settings: { from }, message: { to, subject, text, id }, token: connection }) {
    const mail = new MailComposer({
      from,
      to,
      subject,
      text,
      ...(id === undefined ? {} : { messageId: `<${id}@${from.slice(from.lastIndexOf('@') + 1)}>` }),
      disableFileAccess: true,
      disableUrlAccess: true,
    }).compile();
    const content = await mail.build();
    let isOnItsWay = false;
    // Read once the server has accepted the command DATA.
    const read = function* () {
      isOnItsWay = true;
      yield content;
    };
    const sent = new Promise<string>((resolve, reject) => {
      const done = (error: Error | null, info: { response: string }) =>
        error ? reject(error) : resolve(info.response);
      connection.send({ from, to: [envelopeAddress(to) ?? to] }, Readable.from(read()), done);
    });
    const response = await aborted(visit, connection, sent).catch((error: unknown) => {
      throw error instanceof NoticeError && error.problem.code === '' && isOnItsWay
        ? new NoticeError(error.problem.cause, { ...error.problem, mayBeAccepted: true })
        : error;
    });
    connection.quit();
    return { messageId: mail.messageId(), response: response.slice(0, 200) };
  },
};

/** Opens the connection of SMTP: greeting, EHLO, and STARTTLS if the settings require it. */
async function connect(visit: Visit, settings: EmailSettings): Promise<SMTPConnection> {
  const { host, port, security } = settings;
  visit.ca = trustedBy(visit, settings);
  const mode = security ?? (port === 465 ? 'implicit' : 'starttls');
  const isTls = mode === 'implicit';
  const socket = await openSocket(visit, { host, port, isTls, withoutTls: 'wrongEncryption' });
  const connection = new SMTPConnection({
    host,
    port,
    connection: socket,
    ...(isTls ? { secure: true, secured: true } : {}),
    ...(mode === 'starttls' ? { requireTLS: true } : { ignoreTLS: true }),
    ...(visit.ca === undefined ? {} : { tls: { ca: visit.ca } }),
    name: heloNameOf({ settings, publicUrl: visit.publicUrl, address: socket.localAddress }),
    greetingTimeout: greetingMilliseconds,
    socketTimeout: answerMilliseconds,
    maxResponseSize: 64 * 1024,
    logger: false,
  });
  visit.onEnd(() => connection.close());
  const greet = () => aborted(visit, connection, greeted(connection), true);
  await (mode === 'starttls' ? visit.step('tls', greet) : greet());
  return connection;
}

async function greeted(connection: SMTPConnection): Promise<void> {
  await new Promise<void>((resolve, reject) => {
    // Stays: an error after the end of the visit must not end the process.
    connection.on('error', reject);
    connection.once('end', () => reject(new NoticeError('interrupted', { isRetryable: true })));
    connection.connect(() => resolve());
  });
}

/** The result of a command, unless the visit is aborted or the connection fails first. */
async function aborted<Value>(
  { signal }: Visit,
  connection: SMTPConnection,
  command: Promise<Value>,
  isGreeting = false,
): Promise<Value> {
  let stop = () => {};
  const stopped = new Promise<never>((_, reject) => {
    stop = () => reject(new NoticeError('timeout', { isRetryable: true }));
    signal.addEventListener('abort', stop, { once: true });
    connection.once('error', reject);
    if (signal.aborted) stop();
  });
  try {
    return await Promise.race([command, stopped]);
  } catch (error) {
    throw emailError(error, isGreeting);
  } finally {
    signal.removeEventListener('abort', stop);
  }
}

/** Returns the authorities that may sign a certificate of the server. Undefined: the authorities of Node.js alone. */
function trustedBy({ ca }: Visit, settings: EmailSettings): string[] | undefined {
  const own = settings.ca === undefined ? [] : [settings.ca];
  if (ca !== undefined) return [ca, ...own].flat();
  return own.length === 0 ? undefined : [...rootCertificates, ...own];
}

const answerMilliseconds = 15_000;
/** Longer than servers let a client wait on purpose, which is up to 6 s. */
const greetingMilliseconds = 10_000;
