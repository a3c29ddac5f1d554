import { type Key, sha256 } from './key';

/** Before a company is known. These hold no company's content, only where an address belongs and how often it tried. */
export const signInKeys = {
  identity: (emailAddress: string): Key => ({
    pk: `EMAIL#${sha256(emailAddress.trim().toLowerCase())}`,
    sk: 'IDENTITY',
  }),
  /** Names an address without saying it; `identityOf` it is the address's `identity`. */
  addressHash: (emailAddress: string) => sha256(emailAddress.trim().toLowerCase()),
  identityOf: (addressHash: string): Key => ({ pk: `EMAIL#${addressHash}`, sk: 'IDENTITY' }),
  /** `hash` is `attemptHash` of what the cookie carries: the triggers get the hash and never the secret. */
  attemptHash: (secret: string) => sha256(secret),
  attempt: (hash: string): Key => ({ pk: `ATTEMPT#${hash}`, sk: 'ATTEMPT' }),
  /** A provider's token that was redeemed: `signed` is the part that its signature covers. */
  redeemedToken: (signed: string): Key => ({ pk: `ATTEMPT#${sha256(signed)}`, sk: 'TOKEN' }),
  /** `asker` is the secret of the browser that asked, or its network. */
  resetCode: (emailAddress: string, asker: string): Key => ({
    pk: `ATTEMPT#${sha256(`${emailAddress}\n${asker}`)}`,
    sk: 'RESET',
  }),
  rate: (subject: string): Key => ({ pk: `RATE#${sha256(subject)}`, sk: 'RATE' }),
};

/** Which company an e-mail domain or an identity provider belongs to: each to one, so that none answers for another. */
export const signOnKeys = {
  domain: (domain: string): Key => ({ pk: `SIGNON#DOMAIN#${domain}`, sk: 'CLAIM' }),
  provider: (name: string): Key => ({ pk: `SIGNON#PROVIDER#${name.toLowerCase()}`, sk: 'CLAIM' }),
};
