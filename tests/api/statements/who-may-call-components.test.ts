import { startAcme } from '../../support/acme';
import { type CallRow, type Named, prepareCallers } from '../../support/who-may-call';

/** Who may make each call of document 1 for components, and its response for unknown ids. */
const describeCalls = prepareCallers(await startAcme({ runJobs: false }));

const noVersion = [404, 'V1 of this page was not found.'] as const;
const noComponent = [404, 'This component was not found.'] as const;
const noSlide = [404, 'This slide was not found.'] as const;
const oneComponent = ({ component }: Named) => ({ componentId: component });
const onDraft = ({ page }: Named) => ({ pageId: page, versionId: 1, componentName: 'New' });
const stored = (named: Named) => ({ ...onDraft(named), id: named.component, revision: 1 });
const news = { announcementText: 'Open' };
const columns = { borderStyle: 'none', format: '4_4' };
const aSlide = { componentName: 'S', backgroundImage: '' };
const aForm = { title: 'Ask us', description: 'We answer', formId: 1, imageLink: '' };
const noBackground = [400, 'Background Image is required.'] as const;
const noImage = [400, 'Image is required.'] as const;

const componentCalls: CallRow[] = [
  [
    'GET Admin/GetAnnouncement [1:80] [1:100] [1:259] [1:8] [2:84] [1:7]',
    'Author',
    oneComponent,
    noComponent,
  ],
  ['GET Admin/GetBlank [1:81] [1:102] [1:259] [1:8] [2:84] [1:7]', 'Author', oneComponent, noComponent],
  [
    'GET Admin/GetBanner [1:83] [1:106] [1:259] [1:8] [1:7]',
    'Author',
    ({ slide }) => ({ componentId: slide }),
    noSlide,
  ],
  ['GET Admin/GetBannerContainer [1:104] [1:259] [1:8] [2:83] [1:7]', 'Author', oneComponent, noComponent],
  [
    'GET Admin/GetImageForm [1:84] [1:108] [1:198] [1:259] [1:8] [2:84] [1:7]',
    'Author',
    oneComponent,
    noComponent,
  ],
  [
    'GET Admin/GetHtmlEditorColumns [1:85] [1:110] [1:259] [1:8] [2:85] [1:7]',
    'Author',
    oneComponent,
    noComponent,
  ],
  [
    'POST Admin/CreateAnnouncement [1:80] [1:160] [1:208] [1:260] [1:9] [1:29] [1:8] [1:7]',
    'Author',
    (named) => ({ ...onDraft(named), ...news }),
    noVersion,
  ],
  [
    'POST Admin/CreateBlank [1:81] [1:160] [1:208] [1:260] [1:9] [1:29] [1:8] [1:7]',
    'Author',
    (named) => ({ ...onDraft(named), height: 1 }),
    noVersion,
  ],
  [
    'POST Admin/CreateBannerContainer [1:82] [1:160] [1:208] [1:260] [1:9] [1:29] [1:8] [1:7]',
    'Author',
    onDraft,
    noVersion,
  ],
  [
    'POST Admin/CreateHtmlEditorColumns [1:85] [1:160] [1:208] [1:260] [1:9] [1:29] [1:8] [1:7]',
    'Author',
    (named) => ({ ...onDraft(named), ...columns }),
    noVersion,
  ],
  [
    'POST Admin/UpdateAnnouncement [1:80] [1:160] [1:208] [1:260] [1:9] [1:29] [1:8] [1:7]',
    'Author',
    (named) => ({ ...stored(named), ...news }),
    noVersion,
  ],
  [
    'POST Admin/UpdateBlank [1:81] [1:160] [1:208] [1:260] [1:9] [1:29] [1:8] [1:7]',
    'Author',
    (named) => ({ ...stored(named), height: 1 }),
    noVersion,
  ],
  [
    'POST Admin/UpdateBannerContainer [1:82] [1:160] [1:208] [1:260] [1:9] [1:29] [1:8] [1:7]',
    'Author',
    stored,
    noVersion,
  ],
  [
    'POST Admin/UpdateHtmlEditorColumns [1:85] [1:160] [1:208] [1:260] [1:9] [1:29] [1:8] [1:7]',
    'Author',
    (named) => ({ ...stored(named), ...columns }),
    noVersion,
  ],
  [
    'DELETE Admin/DeleteAnnouncement [1:80] [1:160] [1:208] [1:261] [1:9] [1:29] [1:8] [1:7]',
    'Author',
    oneComponent,
    noVersion,
  ],
  [
    'DELETE Admin/DeleteBlank [1:81] [1:160] [1:208] [1:261] [1:9] [1:29] [1:8] [1:7]',
    'Author',
    oneComponent,
    noVersion,
  ],
  [
    'DELETE Admin/DeleteBanner [1:82] [1:160] [1:208] [1:261] [1:9] [1:29] [1:8] [1:7]',
    'Author',
    ({ slide }) => ({ componentId: slide }),
    noVersion,
  ],
  [
    'DELETE Admin/DeleteBannerContainer [1:82] [1:160] [1:208] [1:261] [1:9] [1:29] [1:8] [1:7]',
    'Author',
    oneComponent,
    noVersion,
  ],
  [
    'DELETE Admin/DeleteImageForm [1:84] [1:160] [1:208] [1:261] [1:9] [1:29] [1:8] [1:7]',
    'Author',
    oneComponent,
    noVersion,
  ],
  [
    'DELETE Admin/DeleteHtmlEditorColumns [1:85] [1:160] [1:208] [1:261] [1:9] [1:29] [1:8] [1:7]',
    'Author',
    oneComponent,
    noVersion,
  ],
  [
    'POST Admin/CreateBanner [1:82] [1:83] [1:106] [1:160] [1:208] [1:260] [1:9] [1:29] [1:7] [1:197]',
    'Author',
    ({ component }) => ({ ...aSlide, bannerContainerId: component }),
    noBackground,
  ],
  [
    'POST Admin/UpdateBanner [1:82] [1:83] [1:106] [1:160] [1:208] [1:260] [1:9] [1:29] [1:7] [1:197]',
    'Author',
    ({ slide, component }) => ({ ...aSlide, id: slide, bannerContainerId: component, revision: 1 }),
    noBackground,
  ],
  [
    'POST Admin/CreateImageForm [1:84] [1:160] [1:208] [1:260] [1:9] [1:29] [1:7] [1:198]',
    'Author',
    (named) => ({ ...onDraft(named), ...aForm }),
    noImage,
  ],
  [
    'POST Admin/UpdateImageForm [1:84] [1:160] [1:208] [1:260] [1:9] [1:29] [1:7] [1:198]',
    'Author',
    (named) => ({ ...stored(named), ...aForm }),
    noImage,
  ],
  [
    'POST Admin/UpdateBannerComponentOrder [1:82] [1:160] [1:208] [1:262] [1:9] [1:29] [1:8] [1:7]',
    'Author',
    ({ slide }) => ({ bannerIds: [slide] }),
    noVersion,
  ],
];
describeCalls('calls of components [1:43] [1:288]', componentCalls);
