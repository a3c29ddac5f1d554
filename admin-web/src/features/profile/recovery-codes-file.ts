/** `ABCDEFGHJK` as `ABCDE-FGHJK`, for people to copy. */
export const shownRecoveryCode = (code: string) => `${code.slice(0, 5)}-${code.slice(5)}`;

/** What is copied and downloaded: the codes, and what they are for when someone finds them in a year. */
export function recoveryCodesFile(codes: readonly string[], email: string, origin: string): string {
  return [
    `Recovery codes of ${email} for ${origin}`,
    'Each signs you in once, after your password. New ones are made on your profile.',
    '',
    ...codes.map(shownRecoveryCode),
    '',
  ].join('\n');
}
