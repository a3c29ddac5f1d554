import type { Key } from '../keys';

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
