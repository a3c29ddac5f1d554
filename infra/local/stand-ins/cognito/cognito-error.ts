import { JsonError } from '../json-error';

/** Errors with Cognito's own names and messages, which code and people rely on. */
export const notAuthorized = (message = 'Incorrect username or password.') =>
  new JsonError('NotAuthorizedException', message);
export const invalidParameter = (message: string) => new JsonError('InvalidParameterException', message);
export const userNotFound = () => new JsonError('UserNotFoundException', 'User does not exist.');
export const resourceNotFound = (message: string) => new JsonError('ResourceNotFoundException', message);
export const invalidPassword = (message: string) =>
  new JsonError('InvalidPasswordException', `Password did not conform with policy: ${message}`);
