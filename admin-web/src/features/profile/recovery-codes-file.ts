/** Formats `ABCDEFGHJK` as `ABCDE-FGHJK`, for copying by hand. */
export const shownRecoveryCode = (code: string) => `${code.slice(0, 5)}-${code.slice(5)}`;

/** The text for copy and download: the codes, with an explanation for people who find them later. */
export function recoveryCodesFile(codes: readonly string[], email: string, origin: string): string {
  return [
    `Recovery codes of ${email} for ${origin}`,
    'Each signs you in once, after your password. New ones are made on your profile.',
    '',
    ...codes.map(shownRecoveryCode),
    '',
  ].join('\n');
}
