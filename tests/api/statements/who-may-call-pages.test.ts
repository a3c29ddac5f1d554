import { startAcme } from '../../support/acme';
import { pageFields } from '../../support/pages';
import { type CallRow, type Named, prepareCallers } from '../../support/who-may-call';

/** Who may make each call of document 1, and its response for unknown ids. */
const describeCalls = prepareCallers(await startAcme({ runJobs: false }));

const noPage = [404, 'This page was not found.'] as const;
const noVersion = [404, 'V1 of this page was not found.'] as const;
const nothing = () => ({});
const onePage = ({ page }: Named) => ({ pageId: page });
const onVersion = ({ page }: Named) => ({ pageId: page, loggedInEmail: 'x', pageLink: 'x', comments: 'So' });

const pageCalls: CallRow[] = [
  [
    'GET AdminSettings/HasFormSettingsData [1:32] [1:39] [1:236] [2:10] [2:164] [2:21] [1:7]',
    'Author',
    nothing,
    200,
  ],
  ['GET AdminSettings/GetVersionLimit [1:237] [1:303] [1:7]', 'Author', nothing, 200],
  ['GET AdminSettings/IsSiteInitialized [1:39] [1:238] [2:189] [1:7]', 'Author', nothing, 200],
  ['GET Admin/IsLayoutCompleted [1:40] [1:239] [1:7]', 'Author', nothing, 200],
  ['GET Admin/GetPagesAndComponentData [1:27] [1:64] [1:96] [1:243] [1:7]', 'Author', nothing, 200],
  ['GET Admin/GetPage [1:70] [1:94] [1:244] [1:8] [1:7]', 'Author', onePage, noPage],
  [
    'POST Admin/CreatePage [1:28] [1:208] [1:245] [1:9] [1:7] [1:191]',
    'Author',
    () => ({ ...pageFields(), name: '' }),
    [400, 'Page Name is required.'],
  ],
  [
    'POST Admin/UpdatePage [1:181] [1:207] [1:208] [1:245] [1:9] [1:29] [1:30] [1:8] [1:7]',
    'Admin',
    ({ page }) => ({ ...pageFields(), id: page, revision: 1 }),
    noPage,
  ],
  ['DELETE Admin/DeletePage [1:151] [1:207] [1:246] [1:247] [1:9] [1:8] [1:7]', 'Admin', onePage, noPage],
  ['GET Admin/RestorePage [1:151] [1:207] [1:246] [1:247] [1:9] [1:8] [1:7]', 'Admin', onePage, noPage],
  ['GET Admin/GetAllMainMenuOptions [1:98] [1:248] [1:7]', 'Author', nothing, 200],
  ['GET Admin/GetAllChildMenuOptions [1:98] [1:248] [1:8] [1:7]', 'Author', onePage, noPage],
  ['GET Admin/GetAllSubMenuOptions [1:98] [1:248] [1:8] [1:7]', 'Author', onePage, noPage],
  ['GET Admin/HasSubPages [1:178] [1:179] [1:180] [1:249] [1:8] [1:7]', 'Author', onePage, noPage],
  ['GET Admin/HasMenuChildPages [1:178] [1:179] [1:180] [1:249] [1:8] [1:7]', 'Author', onePage, noPage],
  [
    'POST Admin/GetMenuSiblingPages [1:70] [1:136] [1:250] [1:8] [1:7]',
    'Author',
    ({ page }) => ({ parentMenuId: page }),
    noPage,
  ],
  [
    'POST Admin/UpdatePageOrder [1:70] [1:181] [1:207] [1:251] [1:9] [1:8] [1:7]',
    'Admin',
    ({ page }) => ({ orderedPageIds: [page] }),
    noPage,
  ],
  ['GET Admin/GetPageComponentData [1:29] [1:130] [1:252] [1:8] [1:7]', 'Author', onePage, noPage],
  [
    'DELETE Admin/DeletePageComponent [1:160] [1:208] [1:253] [1:9] [1:29] [1:8] [1:7]',
    'Author',
    ({ component }) => ({ pageComponentId: component }),
    noVersion,
  ],
  [
    'POST Admin/UpdatePageComponentOrder [1:76] [1:160] [1:208] [1:254] [1:9] [1:29] [1:8] [1:7]',
    'Author',
    ({ component }) => ({ pageComponentIds: [component] }),
    noVersion,
  ],
  [
    'POST Admin/ManagePageComponent [1:160] [1:169] [1:208] [1:255] [1:9] [1:29] [1:8] [1:7]',
    'Author',
    ({ page, component }) => ({
      PageId: page,
      VersionId: 1,
      Type: 'Blank',
      ComponentId: component,
      Id: 0,
      Status: '',
    }),
    noVersion,
  ],
];
describeCalls('calls of pages [1:43] [1:288]', pageCalls);

const versionCalls: CallRow[] = [
  ['GET Version/CreateDraft [1:159] [1:208] [1:268] [1:276] [1:12] [1:8] [1:7]', 'Author', onVersion, noPage],
  ['GET Version/SubmitDraft [1:160] [1:208] [1:269] [1:276] [1:12] [1:8] [1:7]', 'Author', onVersion, noPage],
  [
    'GET Version/RejectDraft [1:161] [1:207] [1:270] [1:276] [2:166] [1:12] [1:8] [1:7]',
    'Admin',
    onVersion,
    noPage,
  ],
  [
    'GET Version/PublishDraft [1:161] [1:207] [1:271] [1:276] [2:166] [1:12] [1:8] [1:7]',
    'Admin',
    onVersion,
    noPage,
  ],
  [
    'DELETE Version/DeleteDraft [1:160] [1:163] [1:208] [1:272] [1:12] [1:8] [1:7]',
    'Author',
    onVersion,
    noPage,
  ],
  [
    'GET Version/AddVersionLog [1:273] [1:8] [1:7]',
    'Author',
    ({ page }) => ({ pageId: page, action: 'Rang', email: 'x' }),
    noPage,
  ],
  [
    'GET Version/GetVersionLogsPerPage [1:74] [1:90] [1:134] [1:161] [1:207] [1:274] [2:166] [1:8] [1:7]',
    'Admin',
    onePage,
    noPage,
  ],
];
describeCalls('calls of versions [1:43] [1:288]', versionCalls);
