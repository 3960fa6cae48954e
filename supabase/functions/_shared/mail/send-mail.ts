import { createTransport } from 'nodemailer';

export interface Mail {
  to: string;
  subject: string;
  text: string;
  html: string;
}

/** Hands one mail to the mail server; rejects when it was not taken. */
export type SendMail = (mail: Mail) => Promise<void>;

export interface MailServer {
  host: string;
  port: number;
  user?: string | undefined;
  password?: string | undefined;
  /** The sender's address. */
  from: string;
}

const TIMEOUT_MS = 10_000;
const SMTPS_PORT = 465;

/** Mails of our own, besides those the identity service sends. With a login the line is always encrypted. */
export function createSendMail({ host, port, user, password, from }: MailServer): SendMail {
  const transport = createTransport({
    host,
    port,
    secure: port === SMTPS_PORT,
    requireTLS: user !== undefined,
    ...(user === undefined ? { ignoreTLS: true } : { auth: { user, pass: password ?? '' } }),
    connectionTimeout: TIMEOUT_MS,
    greetingTimeout: TIMEOUT_MS,
    socketTimeout: TIMEOUT_MS,
  });
  return async (mail) => {
    await transport.sendMail({ from: { name: 'Whetstone', address: from }, ...mail });
  };
}
