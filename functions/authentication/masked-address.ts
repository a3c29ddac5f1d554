/** `anna@acme.example` as `a***@acme.example`: enough for its owner to know which one. */
export function maskedAddress(email: string): string {
  const at = email.lastIndexOf('@');
  return `${email.charAt(0)}***${email.slice(at)}`;
}
