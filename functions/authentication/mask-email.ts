/** `anna@acme.example` as `a***@acme.example`: enough for the owner to recognise it. */
export function maskEmail(email: string): string {
  const at = email.lastIndexOf('@');
  return `${email.charAt(0)}***${email.slice(at)}`;
}
