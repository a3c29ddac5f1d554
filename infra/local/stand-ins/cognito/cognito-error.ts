import { ServiceError } from '../service-error';

/** Errors with Cognito's own names and messages, which code and people rely on. */
export const notAuthorized = (message = 'Incorrect username or password.') =>
  new ServiceError('NotAuthorizedException', message);
export const invalidParameter = (message: string) => new ServiceError('InvalidParameterException', message);
export const userNotFound = () => new ServiceError('UserNotFoundException', 'User does not exist.');
export const resourceNotFound = (message: string) => new ServiceError('ResourceNotFoundException', message);
export const invalidPassword = (message: string) =>
  new ServiceError('InvalidPasswordException', `Password did not conform with policy: ${message}`);
