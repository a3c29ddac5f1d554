/** The name of the user pool's own accounts among the providers; Cognito reserves it. */
export const nativeProvider = 'COGNITO';

/** The pattern of a company's provider name in the user pool. */
export const providerPattern = /^[A-Za-z][A-Za-z0-9-]{2,31}$/;

const hostLabel = '[a-z0-9]([a-z0-9-]{0,61}[a-z0-9])?';
/** A domain with at least one dot, in lower case. */
export const domainPattern = new RegExp(`^(${hostLabel}\\.)+[a-z]{2,63}$`);

/** The domain of an email address in lower case, '' where it has none. */
export function domainOfEmail(email: string): string {
  const at = email.lastIndexOf('@');
  return at < 1
    ? ''
    : email
        .slice(at + 1)
        .trim()
        .toLowerCase();
}
