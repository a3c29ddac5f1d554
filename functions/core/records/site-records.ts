import type { CompanySettings, Footer, Navbar, NavbarTab } from '@galley/shared/schemas/site';
import type { TextNote } from '@galley/shared/schemas/text-note';
import type { Key } from '../keys/key';

/** `C#acme#SITE / SETTINGS` */
export interface SettingsRecord extends Key, Omit<CompanySettings, 'revision' | 'country'> {
  /** Of a telephone that is stored as E.164: as people of the company read it. */
  telephoneShown?: string;
  adminVersionUpdateEmails: string[];
  revision: number;
}

/** `C#acme#SITE / FOOTER` */
export interface FooterRecord extends Key, Omit<Footer, 'revision'> {
  revision: number;
}

/** `C#acme#SITE / NAVBAR` */
export interface NavbarRecord extends Key, Omit<Navbar, 'revision'> {
  revision: number;
}

/** `C#acme#SITE / TAB#000003` */
export interface NavbarTabRecord extends Key, Omit<NavbarTab, 'revision'> {
  order: number;
  revision: number;
}

/** `C#acme#SITE / FORMSETTINGS` */
export interface FormSettingsRecord extends Key {
  toEmail: string[];
  revision: number;
}

/** `C#acme#SITE / TEXTNOTE#00000007` */
export interface TextNoteRecord extends Key, TextNote {}

/** `C#acme#SITE / TEXTCHECK` */
export interface TextCheckRecord extends Key {
  checkedAt: string;
}
