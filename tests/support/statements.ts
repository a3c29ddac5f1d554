import { type Acme, startAcme } from './acme';
import { makeCompany, sessionFor, type TestSession } from './companies';
import { putForm } from './library';
import { answered } from './observed';
import { pageFields } from './pages';

/** Makes calls as the documents write them, as an Admin of acme whose forms have recipients. */
export interface AsWritten extends Acme {
  asAdmin: { session: TestSession };
  /** Creates a page off the menu; returns its id. */
  makePage: (changes?: Parameters<typeof pageFields>[0]) => Promise<number>;
}

/** The set-up of the statement tests. */
export async function startAsWritten(): Promise<AsWritten> {
  const site = await startAcme({ runJobs: false });
  const asAdmin = { session: site.admin };
  await answered('POST AdminSettings/UpdateFormSettingsData', { toEmail: ['in@acme.example'] }, asAdmin);
  const makePage: AsWritten['makePage'] = (changes) =>
    answered('POST Admin/CreatePage', pageFields({ showOnMenu: false, ...changes }), asAdmin);
  return { ...site, asAdmin, makePage };
}

/** The set-up with a form of the company, whose number is 1. */
export async function startWithForm(): Promise<AsWritten> {
  const site = await startAsWritten();
  await putForm(site.cloud, site.acme, 1);
  return site;
}

/** The set-up with the vendor beside the company. */
export async function startWithVendor() {
  const site = await startAsWritten();
  const vendor = await makeCompany('tracsoft', { isVendor: true });
  return { ...site, vendor, asVendor: { session: await sessionFor(site.cloud, vendor, 'Admin') } };
}
