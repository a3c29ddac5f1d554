/** How telephone numbers of one country are typed, stored and displayed. */
export interface PhoneRules {
  isRequired: boolean;
  /** An example in the country's own format. */
  example: string;
  /** Converts a typed number to the stored format; undefined where it is invalid. */
  read(typed: string): string | undefined;
  /** Converts a stored number to the company's display format. */
  shown(stored: string): string;
}
