import { startAcme } from '../../support/acme';
import { type CallRow, type Named, prepareCallers } from '../../support/who-may-call';

/** Who may make each call of document 2 for staff, and its response for unknown ids. */
const describeCalls = prepareCallers(await startAcme({ runJobs: false }));

const noPage = [404, 'This page was not found.'] as const;
const noTab = [404, 'This tab was not found.'] as const;
const noForm = [404, 'This form was not found.'] as const;
const noSubmission = [404, 'This submission was not found.'] as const;
const nothing = () => ({});
const oneTab = ({ tab }: Named) => ({ componentId: tab });
const oneForm = ({ form }: Named) => ({ formId: form });
const oneField = ({ field }: Named) => ({ formFieldId: field });
const tab = {
  title: 'Hours',
  format: '4_2-2',
  column1: '',
  column2: '',
  column3: '',
  column4: '',
  footer: '',
};
const input = { name: 'Boat', fieldType: 'input', inputType: 'text' };

const siteCalls: CallRow[] = [
  ['GET Admin/GetFooter [1:24] [1:41] [2:68] [2:176] [1:207] [1:208] [1:7]', 'Admin', nothing, 200],
  [
    'POST Admin/CreateFooter [2:177] [1:24] [1:41] [1:207] [1:208] [1:9] [2:7] [1:7]',
    'Admin',
    () => ({ contentColumn1: 1 }),
    [400, 'Column 1 must be text.'],
  ],
  [
    'POST Admin/UpdateFooter [1:9] [1:24] [1:41] [2:7] [2:177] [1:207] [1:208] [1:7]',
    'Admin',
    () => ({ contentColumn1: 1 }),
    [400, 'Column 1 must be text.'],
  ],
  ['GET Admin/GetCompanySettings [1:24] [1:41] [2:69] [2:178] [1:207] [1:208] [1:7]', 'Admin', nothing, 200],
  [
    'POST Admin/CreateCompanySettings [2:179] [1:24] [1:41] [1:207] [1:208] [1:9] [2:7] [1:7]',
    'Admin',
    nothing,
    [400, 'companySettings: Invalid input: expected object, received undefined.'],
  ],
  [
    'POST Admin/UpdateCompanySettings [1:9] [1:24] [1:41] [2:7] [2:179] [1:207] [1:208] [1:7]',
    'Admin',
    nothing,
    [400, 'companySettings: Invalid input: expected object, received undefined.'],
  ],
  ['GET Admin/GetNavbarTab [2:70] [2:180] [1:24] [1:41] [1:207] [1:208] [1:8] [1:7]', 'Admin', oneTab, noTab],
  ['GET Admin/GetNavbarTabs [2:180] [1:24] [1:41] [1:207] [1:208] [1:7]', 'Admin', nothing, 200],
  [
    'POST Admin/CreateNavbarTab [1:9] [2:7] [2:181] [1:24] [1:41] [1:207] [1:208] [1:7] [2:134]',
    'Admin',
    nothing,
    [400, 'Title is required.'],
  ],
  [
    'POST Admin/UpdateNavbarTab [2:181] [1:24] [1:41] [1:207] [1:208] [1:9] [2:7] [1:8] [1:7]',
    'Admin',
    (named) => ({ ...tab, id: named.tab, revision: 1 }),
    noTab,
  ],
  [
    'POST Admin/UpdateNavbarTabOrder [2:182] [1:24] [1:41] [1:207] [1:208] [1:9] [2:7] [1:7]',
    'Admin',
    (named) => ({ navbarTabIds: [named.tab] }),
    [409, 'The tabs were changed in the meantime. Reload them and order them again.'],
  ],
  [
    'DELETE Admin/DeleteNavbarTab [2:182] [1:24] [1:41] [1:207] [1:208] [1:9] [2:7] [1:8] [1:7]',
    'Admin',
    oneTab,
    noTab,
  ],
  ['GET Admin/GetNavbar [1:24] [1:41] [2:183] [1:207] [1:208] [1:7]', 'Admin', nothing, 200],
  [
    'POST Admin/CreateNavbar [2:183] [1:24] [1:41] [1:207] [1:208] [1:9] [2:7] [1:7] [1:194]',
    'Admin',
    () => ({ componentName: 1 }),
    [400, 'Component Name must be text of at most 15 characters.'],
  ],
  [
    'POST Admin/UpdateNavbar [1:24] [1:41] [2:183] [1:207] [1:208] [1:9] [2:7] [1:7] [1:194]',
    'Admin',
    () => ({ componentName: 1 }),
    [400, 'Component Name must be text of at most 15 characters.'],
  ],
  [
    'POST AdminSettings/GetFormSettingsData [2:71] [2:187] [1:24] [1:41] [1:207] [1:208] [1:7]',
    'Admin',
    nothing,
    200,
  ],
  [
    'POST AdminSettings/UpdateFormSettingsData [2:40] [2:188] [1:24] [1:41] [1:207] [1:208] [1:7] [2:133]',
    'Admin',
    () => ({ toEmail: [] }),
    [400, 'To Email is required.'],
  ],
  [
    'POST AdminSettings/InitializeSite [1:238] [2:189] [1:23] [1:7]',
    'Admin',
    () => ({ modules: ['Shop'] }),
    [400, 'The only module is FormSettings.'],
  ],
  [
    'POST AdminSettings/GetTracSoftSettings [1:8] [1:25] [1:42] [1:209] [2:72] [2:190] [1:7]',
    'vendor',
    nothing,
    200,
  ],
  [
    'POST AdminSettings/UpdateTracSoftSettings [1:8] [1:25] [1:42] [1:209] [2:191] [1:7] [2:131]',
    'vendor',
    () => ({ versionLimit: 3 }),
    [400, 'Dynamic Form Email is required.'],
  ],
  ['GET Authentication/GetCompanyName [1:230] [2:209] [1:7]', 'Author', nothing, 200],
  [
    'POST Admin/GetPagePreview [2:79] [2:220] [1:8] [1:7]',
    'Author',
    ({ page }) => ({ PageId: page, VersionId: 1 }),
    noPage,
  ],
];
describeCalls('calls of the site [1:43] [1:288]', siteCalls);

const formCalls: CallRow[] = [
  ['GET AdminForms/GetAllForms [1:32] [1:84] [1:263] [2:21] [2:195] [1:7]', 'Author', nothing, 200],
  ['GET AdminForms/GetForm [2:73] [2:196] [1:8] [1:7]', 'Author', oneForm, noForm],
  [
    'POST AdminForms/CreateForm [1:9] [2:7] [2:197] [1:7] [2:128]',
    'Level4',
    nothing,
    [400, 'Form Name is required.'],
  ],
  [
    'POST AdminForms/UpdateForm [2:197] [1:9] [2:7] [1:8] [1:7]',
    'Level4',
    ({ form }) => ({ id: form, name: 'New', revision: 1 }),
    noForm,
  ],
  ['GET AdminForms/GetFormField [2:198] [1:8] [1:7]', 'Author', oneField, noForm],
  [
    'POST AdminForms/CreateFormField [2:199] [1:9] [2:7] [1:8] [1:7]',
    'Level4',
    (named) => ({ ...oneForm(named), ...input }),
    noForm,
  ],
  [
    'POST AdminForms/UpdateFormField [2:199] [1:9] [2:7] [1:8] [1:7]',
    'Level4',
    (named) => ({ ...oneForm(named), ...input, id: named.field, revision: 1 }),
    noForm,
  ],
  ['DELETE AdminForms/DeleteFormFieldComponent [2:200] [1:9] [2:7] [1:8] [1:7]', 'Level4', oneField, noForm],
  [
    'POST AdminForms/UpdateFormFieldOrder [2:201] [1:9] [2:7] [1:8] [1:7]',
    'Level4',
    ({ field }) => ({ FormFieldIds: [field] }),
    noForm,
  ],
  ['GET AdminForms/GetAssociatedFormFields [2:202] [1:8] [1:7]', 'Author', oneForm, noForm],
  ['POST AdminForms/GetFormSubmissionData [2:203] [1:8] [1:7]', 'Level4', oneForm, noForm],
  [
    'POST AdminForms/GetSingleFormSubmissionData [2:204] [1:8] [1:7]',
    'Level4',
    ({ submission }) => ({ formSubmissionId: submission }),
    noSubmission,
  ],
  [
    'DELETE AdminForms/DeleteFormSubmission [2:205] [1:9] [2:7] [1:8] [1:7]',
    'Level4',
    ({ submission }) => ({ submissionId: submission }),
    noSubmission,
  ],
];
describeCalls('calls of forms [1:43] [1:288]', formCalls);
