import type { Cloud } from '../cloud';
import { acme } from './acme';
import { beginWithStarter } from './begin-with-starter';
import type { DemoCompany } from './demo-site';
import { globex } from './globex';
import { SeedClient } from './seed-client';
import { tracsoft } from './tracsoft';
import { writeSite } from './write-site';

export const demoPassword = 'Galley-demo-1';

/**
 * Fills the laptop's companies with sites, using the calls that users make: invitations are accepted,
 * settings saved, pages written, submitted and published. Afterwards the mailbox is empty.
 */
export async function seedDemo(
  cloud: Cloud,
  onProgress: (line: string) => void,
  companies: readonly DemoCompany[] = [tracsoft, globex, acme],
): Promise<void> {
  cloud.runSchedules(); // the sweep sends the invitations that provisioning enqueued
  await cloud.settled();
  // Before there are pictures: while their variants are made, mails wait for an environment.
  const staff = await Promise.all(companies.map((company) => signInStaff(cloud, company)));
  for (const { company, admin } of staff) {
    onProgress(`writing the site of ${company.settings.companyName}`);
    const { site, settings } = company;
    if (typeof site === 'string') await beginWithStarter(cloud, admin, site, settings);
    else await writeSite(cloud, admin, company, site);
  }
  await cloud.settled();
  await cloud.clearMessages();
}

/** Signs in a company's Admin, and its editor for the first time. */
async function signInStaff(cloud: Cloud, company: DemoCompany) {
  const { adminEmail, editor } = company;
  const admin = new SeedClient(cloud);
  await admin.acceptInvitation(adminEmail, demoPassword);
  if (editor) {
    await admin.call('createUser', { ...editor, role: 'Level4' });
    await new SeedClient(cloud).acceptInvitation(editor.email, demoPassword);
  }
  return { company, admin };
}
