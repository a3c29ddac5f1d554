import { ServiceError } from '../service-error';

/** An S3 error; many have no message but their code. */
export class S3Error extends ServiceError {
  constructor(status: number, code: string, message: string = code) {
    super(code, message, status);
  }
}

export const noSuchKey = () => new S3Error(404, 'NoSuchKey', 'The specified key does not exist.');
export const preconditionFailed = () =>
  new S3Error(412, 'PreconditionFailed', 'At least one of the pre-conditions you specified did not hold');
