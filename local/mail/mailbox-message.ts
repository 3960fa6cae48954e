/** One mail as `GET /api/messages` lists it, newest first. */
export interface MailboxMessage {
  id: string;
  from: string;
  to: string[];
  subject: string;
  text: string;
  html: string;
  /** Addresses of all links in the HTML, so that a test can follow the one it wants. */
  links: string[];
  /** ISO time. */
  receivedAt: string;
}
