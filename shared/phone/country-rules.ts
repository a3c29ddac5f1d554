/** How telephone numbers of one country are typed, stored and shown. */
export interface PhoneRules {
  isRequired: boolean;
  /** A number as someone there would write it. */
  example: string;
  /** As it is stored; undefined where it is no number. */
  read(typed: string): string | undefined;
  /** What is stored, as people of the company read it. */
  shown(stored: string): string;
}
