/** The prescribed texts of the sign-in, whose screen loads no others. */
export const signInMessages = {
  passwordMismatch: 'Passwords do not match',
  passwordLength: 'Use 8 to 20 characters.',
  passwordChanged: 'Your password was changed. Please sign in.',
  signInAgain: 'Please sign in again.',
} as const;
