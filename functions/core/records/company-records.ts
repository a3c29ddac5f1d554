import type { BudgetLimits } from '@galley/shared/schemas/budget';
import type { SingleSignOn } from '@galley/shared/schemas/single-sign-on';
import type { Key } from '../keys/key';

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
  /** Where it is: how its telephone numbers are typed, stored and shown. Its company settings say it. */
  country: string;
  /** CIDR ranges whose visitors skip the second factor. */
  allowedRanges: string[];
  /** How people sign in with the company's own accounts; absent where they cannot. */
  signOn?: SingleSignOn;
  /** What the vendor lets it use, where that is not what holds for all. */
  budgets?: BudgetLimits;
  /** The own domain at which visitors are answered; absent until it was seen to answer. */
  servedDomain?: string;
  createdAt: string;
  revision: number;
}

/** `VENDOR / COMPANY#acme`: the registry of companies. */
export interface RegistryRecord extends Key {
  key: string;
  name: string;
  isVendor: boolean;
  isSuspended: boolean;
  /** Own domains; the first is the canonical host. */
  domains: string[];
  /** As in the company's record. */
  servedDomain?: string;
  createdAt: string;
}

/** `VENDOR / PROVIDER` */
export interface ProviderRecord extends Key {
  dynamicFormEmail: string;
  versionUpdateEmail: string;
  versionLimit: number;
  revision: number;
}

/** What of a company is counted. */
export interface CompanyCounts {
  /** Pages that are not deleted. */
  pages: number;
  images: number;
  /** Received in all, without those that are held back as spam. */
  submissions: number;
  lastPublishedAt: string | null;
}

/** `C#acme#COUNTS / COUNTS`, and `SUBMISSIONS#0` … of which each holds a part */
export interface CountsRecord extends Key, Partial<CompanyCounts> {
  /** By how many bytes the library has grown since they are counted. */
  imageBytes?: number;
  /** What it had before; absent where nobody has looked yet, of a company of an earlier release. */
  imageBytesAtFirst?: number;
}

/** `SIGNON#DOMAIN#acme.example / CLAIM` */
export interface SignOnClaim extends Key {
  company: string;
}
