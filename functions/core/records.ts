import type { CreatableType } from '@galley/shared/components/component-types';
import type { Role } from '@galley/shared/permissions';
import type { CompanySettings, Footer, Navbar, NavbarTab } from '@galley/shared/schemas/site';
import type { VersionStatus } from '@galley/shared/schemas/version';
import type { Key } from './keys';

/** The items of the table that more than one area reads. Dates are ISO 8601 UTC. */

/** `C#acme#SITE / COMPANY` */
export interface CompanyRecord extends Key {
  key: string;
  name: string;
  isVendor: boolean;
  isSuspended: boolean;
  isInitialized: boolean;
  modules: string[];
  /** Access, Client Number and Related Clients are shown for this company's users. */
  clientFields: boolean;
  /** CIDR ranges whose visitors skip the second factor. */
  allowedRanges: string[];
  createdAt: string;
  revision: number;
}

/** `C#acme#USERS / USER#000012` */
export interface UserRecord extends Key {
  id: number;
  email: string;
  firstName: string;
  lastName: string;
  phoneNumber: number | null;
  role: Role;
  company: string;
  access: number | null;
  clientNumber: number | null;
  relatedClients: string;
  /** Raised by whatever must end all sessions at once: password, role, lock, deletion. */
  epoch: number;
  /** An Admin locked this person, or the attempts of a day did. */
  isLockedOut: boolean;
  /** Wrong codes locked this person, so a forgotten-password change unlocks; an Admin's lock it does not. */
  isLockedByCodes?: boolean;
  /** The worst count of wrong passwords of the moment, 0-5. */
  invalidAttempts: number;
  /** Until when `invalidAttempts` counts; 5 of them mean a lock until then. */
  attemptsUntil?: string;
  /** Marks of the wrong second-factor codes of the last 30 days; each begins with its time. */
  wrongCodes: string[];
  /** Raised by every sign-in that changes `wrongCodes`. */
  wrongCodesRevision?: number;
  mustChangePassword: boolean;
  /** Sign-ins that were begun with an older password end. */
  passwordChangedAt?: string;
  lastChanged: string;
  revision: number;
}

/** `C#acme#USER#12 / SESSION#<hash>` */
export interface SessionRecord extends Key {
  publicId: string;
  userId: number;
  epoch: number;
  createdAt: string;
  expiresAt: string;
  /** The network it was opened from, as people read it. */
  address: string;
  ttl: number;
}

/** `EMAIL#<hash> / IDENTITY`: whose an address is, apart from what he may do there. */
export interface IdentityRecord extends Key {
  company: string;
  userId: number;
  /** Wrong passwords from before this moment no longer count: an Admin or a new password unlocked the address. */
  attemptsClearedAt?: string;
}

/** `C#acme#PAGES / PAGE#00000007`: a row of the page list and all that menus need. */
export interface PageRecord extends Key {
  id: number;
  name: string;
  friendlyUrl: string;
  menu: number | null;
  childMenu: number | null;
  subMenu: number | null;
  showOnMenu: boolean;
  allowNavigation: boolean;
  scoTitle: string;
  scoMetaDescription: string;
  scoMetaKeywords: string;
  isExternal: boolean;
  openType: 'NewTab' | 'CurrentTab' | null;
  /** What an external page lends to the addresses under it; fixed when the first child is made. */
  slug?: string;
  isDeleted: boolean;
  /** An external page is live once an Admin saved it. */
  isExternalLive: boolean;
  liveVersionId: number | null;
  /** The draft or pending version, at most one. */
  openVersionId: number | null;
  openStatus: 'draft' | 'pending' | null;
  /** The newest version number ever given on this page. */
  lastVersionId: number;
  /** Raised by whoever creates a page under this one or at its address: a move or a restore must notice. */
  treeRevision?: number;
  /** Who sent the pending version, with which words: `/adminhome` and the mails need no second read. */
  submittedBy?: string;
  submittedAt?: string;
  submittedComments?: string;
  createdAt: string;
  changedAt: string;
  revision: number;
}

/** `C#acme#PAGES / ORDER#00000007`: the menu entries under a parent, in order. */
export interface OrderRecord extends Key {
  ids: number[];
  /** Raised by every change; absent before the first. */
  revision?: number;
}

export interface Placement {
  n: number;
  type: CreatableType;
  componentName: string;
}

/** `C#acme#PAGE#7 / VER#00003`: a version's header. Its components are read only to edit or render them. */
export interface VersionRecord extends Key {
  versionId: number;
  status: VersionStatus;
  placements: Placement[];
  /** The number that the next new component of the page gets. */
  nextN: number;
  /** The last change of status. */
  timestamp: string;
  /** Who changed the status last, with which words. */
  email: string;
  comments: string;
  submittedBy?: string;
  /** Bytes of the components' texts together; a version holds a bounded amount. */
  htmlBytes?: number;
  revision: number;
}

/** `C#acme#PAGE#7 / CMP#00003#0012` */
export interface ComponentRecord extends Key {
  n: number;
  versionId: number;
  type: CreatableType;
  data: Record<string, unknown>;
  revision: number;
}

/** `C#acme#PAGE#7 / LIVE`: the published components in order, compressed JSON. */
export interface LivePageRecord extends Key {
  versionId: number;
  body: Uint8Array;
}

/** `C#acme#PAGE#7 / LOG#<time>-<n>-<random>` */
export interface LogRecord extends Key {
  email: string;
  action: string;
  comments: string;
  timestamp: string;
}

/** `C#acme#PATHS / RELEASE`: the number of the last release; every flip is conditional on it and raises it. */
export interface ReleaseRecord extends Key {
  release: number;
  /** The release of each of the last changes, by path. */
  recent: Record<string, number>;
}

/** `C#acme#PATHS / /services/plumbing`: what a visit of this address reads. */
export interface PathRecord extends Key {
  /** A claim keeps an address for a page that visitors cannot see (yet). */
  kind: 'page' | 'redirect' | 'claim';
  pageId: number;
  /** The page's revision when this was written; writers that started from an older one are refused. */
  revision: number;
  release: number;
  /** Compressed fragments of the rendered page; only where kind is 'page'. */
  body?: Uint8Array;
  /** Where a redirect leads. */
  to?: string;
  /** When a move prepared this; one that was given up leaves it behind, free for others after a while. */
  claimedAt?: string;
}

/** `C#acme#PATHS / CHROME`: what every page of a company shares, beside the paths. Its body holds `recent` too. */
export interface ChromeRecord extends Key {
  release: number;
  body: Uint8Array;
}

/** `C#acme#SITE / SETTINGS` */
export interface SettingsRecord extends Key, Omit<CompanySettings, 'revision'> {
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

/** `C#acme#SITE / TAB#3` */
export interface NavbarTabRecord extends Key, Omit<NavbarTab, 'revision'> {
  order: number;
  revision: number;
}

/** `C#acme#SITE / FORMSETTINGS` */
export interface FormSettingsRecord extends Key {
  toEmail: string[];
  revision: number;
}

/** `VENDOR / COMPANY#acme`: the registry of companies. */
export interface RegistryRecord extends Key {
  key: string;
  name: string;
  isVendor: boolean;
  /** Own domains; the first is the canonical host. */
  domains: string[];
  createdAt: string;
}

/** `VENDOR / PROVIDER` */
export interface ProviderRecord extends Key {
  dynamicFormEmail: string;
  versionUpdateEmail: string;
  versionLimit: number;
  revision: number;
}
