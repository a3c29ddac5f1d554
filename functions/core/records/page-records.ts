import type { Key } from '../keys/key';

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
  /** Search engines are asked to leave it out; absent in records from before there was the choice. */
  noIndex?: boolean;
  isExternal: boolean;
  openType: 'NewTab' | 'CurrentTab' | null;
  /** What an external page lends to the addresses under it; fixed when the first child is made. */
  slug?: string;
  /** Of an external page: its name in Latin letters; absent in what an earlier release wrote. */
  slugWord?: string;
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
  /** Which version was sent back last, by whom and why: its submitter sees it on `/adminhome` while it is a draft. */
  sentBack?: { versionId: number; email: string; comments: string; timestamp: string };
  /** The forms that its live version shows: saving one renders the page anew. */
  formIds?: number[];
  /** The pictures of the library that the live version shows. */
  imageIds?: number[];
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

/** `C#acme#PAGE#7 / OPEN#000012#<session>`: somebody has the page open in the editor. */
export interface OpenPageRecord extends Key {
  email: string;
  since: string;
  /** Told again every 20 seconds; what is a minute old no longer counts. */
  seenAt: string;
  ttl: number;
}

/** `C#acme#REDIRECTS / /old/address`: a row of the list of redirects; visitors read the item at the path. */
export interface RedirectRecord extends Key {
  /** Where it leads. */
  to: string;
  /** The page that it follows wherever that goes; 0 where it leads to an address outside of the pages. */
  pageId: number;
  /** What stands after the page's address: a query or the name of a part. */
  suffix: string;
  /** Made because a page moved, not by hand. */
  isAutomatic: boolean;
  email: string;
  createdAt: string;
}
