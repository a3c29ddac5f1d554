import { escapeXml } from '../xml';

/** An S3 error. */
export class S3Error extends Error {
  constructor(
    readonly status: number,
    readonly code: string,
    message: string = code,
  ) {
    super(message);
    this.name = code;
  }

  toXml(): string {
    const text = `<Code>${this.code}</Code><Message>${escapeXml(this.message)}</Message>`;
    return `<?xml version="1.0" encoding="UTF-8"?>\n<Error>${text}</Error>`;
  }
}

export const noSuchKey = () => new S3Error(404, 'NoSuchKey', 'The specified key does not exist.');
export const preconditionFailed = () =>
  new S3Error(412, 'PreconditionFailed', 'At least one of the pre-conditions you specified did not hold');
