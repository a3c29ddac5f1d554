import { appendFileSync, existsSync, mkdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { writeFileAtomically } from '../atomic-file';

/** A message as it was sent. Cc and Bcc are separate here; the mailbox shows all recipients in one list. */
export interface SentMessage {
  id: string;
  from: string;
  to: string[];
  cc: string[];
  bcc: string[];
  replyTo: string[];
  subject: string;
  text: string;
  html: string;
  attachments: { filename: string; type: string; size: number }[];
  /** ISO 8601. */
  timestamp: string;
}

/** A message for the mailbox and the tests. */
export interface Message {
  id: string;
  /** All recipients, including Cc and Bcc. */
  to: string[];
  from: string;
  subject: string;
  text: string;
  html: string;
  /** ISO 8601. */
  timestamp: string;
}

/** Enough for manual testing on a laptop; the oldest is dropped first. */
const mostMessages = 1_000;

/** The last sent messages, in memory and optionally in a file to which a line is added for each. */
export class Inbox {
  private sent: SentMessage[] = [];
  private readonly waiting = new Set<() => void>();
  private readonly file: string | undefined;
  private linesInFile = 0;

  constructor(directory: string | undefined) {
    if (!directory) return;
    mkdirSync(directory, { recursive: true });
    this.file = path.join(directory, 'messages.jsonl');
    if (!existsSync(this.file)) return;
    this.sent = readLines(this.file);
    this.linesInFile = this.sent.length;
    this.dropOldest();
  }

  add(message: SentMessage): void {
    if (this.file) appendFileSync(this.file, lineOf(message));
    this.linesInFile += 1;
    this.sent.push(message);
    this.dropOldest();
    for (const look of this.waiting) look();
  }

  /** Newest first. */
  messages(): Message[] {
    return this.sent.map(toMessage).reverse();
  }

  clear(): void {
    if (this.file) writeFileAtomically(this.file, '');
    this.sent = [];
    this.linesInFile = 0;
  }

  /** The file is written again after as many messages as are kept, since that writes all of them. */
  private dropOldest(): void {
    if (this.sent.length > mostMessages) this.sent = this.sent.slice(-mostMessages);
    if (!this.file || this.linesInFile <= 2 * mostMessages) return;
    writeFileAtomically(this.file, this.sent.map(lineOf).join(''));
    this.linesInFile = this.sent.length;
  }

  /**
   * The newest message that matches, as soon as there is one.
   * @throws Error after `timeoutMs`
   */
  waitFor(matches: (message: Message) => boolean, timeoutMs = 5000): Promise<Message> {
    return new Promise((resolve, reject) => {
      const look = () => {
        const found = this.messages().find(matches);
        if (!found) return;
        stop();
        resolve(found);
      };
      const timer = setTimeout(() => {
        stop();
        const subjects = this.messages().map(({ to, subject }) => `${to.join(', ')}: ${subject}`);
        reject(new Error(`No such message came in ${timeoutMs} ms. Sent: ${subjects.join(' | ') || 'none'}`));
      }, timeoutMs);
      const stop = () => {
        clearTimeout(timer);
        this.waiting.delete(look);
      };
      this.waiting.add(look);
      look();
    });
  }
}

const lineOf = (message: SentMessage) => `${JSON.stringify(message)}\n`;

function toMessage({ id, to, cc, bcc, from, subject, text, html, timestamp }: SentMessage): Message {
  return { id, to: [...new Set([...to, ...cc, ...bcc])], from, subject, text, html, timestamp };
}

/** A kill can leave the last line incomplete; that message's sender never got a response. */
function readLines(file: string): SentMessage[] {
  const content = readFileSync(file, 'utf8');
  const whole = content.slice(0, content.lastIndexOf('\n') + 1);
  if (whole.length < content.length) writeFileAtomically(file, whole);
  return whole
    .split('\n')
    .filter(Boolean)
    .map((line) => JSON.parse(line) as SentMessage);
}
