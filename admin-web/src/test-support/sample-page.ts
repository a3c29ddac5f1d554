import { fillOwnDetails } from '@galley/shared/page-details';
import type { Page } from '@galley/shared/schemas/page';

/** A live page as the calls return it. */
export const samplePage = {
  id: 7,
  name: 'About',
  friendlyUrl: 'about',
  menu: null,
  childMenu: null,
  subMenu: null,
  display: true,
  showOnMenu: true,
  allowNavigation: true,
  order: 1,
  scoTitle: 'About us',
  scoMetaDescription: 'Who we are',
  scoMetaKeywords: 'boats',
  noIndex: false,
  ...fillOwnDetails(),
  allowDelete: true,
  openType: null,
  isExternal: false,
  status: 'live',
  fullUrl: '/about',
  revision: 4,
} satisfies Page;
