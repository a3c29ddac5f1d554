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
  companies: readonly DemoCompany[] = [tracsoft, acme, globex],
): Promise<void> {
  cloud.runSchedules(); // the sweep sends the invitations that provisioning enqueued
  await cloud.settled();
  for (const company of companies) {
    onProgress(`writing the site of ${company.settings.companyName}`);
    await seedCompany(cloud, company);
  }
  await cloud.settled();
  await cloud.clearMessages();
}

async function seedCompany(cloud: Cloud, company: DemoCompany): Promise<void> {
  const { adminEmail, editor, settings, site } = company;
  const admin = new SeedClient(cloud);
  await admin.acceptInvitation(adminEmail, demoPassword);
  if (typeof site === 'string') await beginWithStarter(cloud, admin, site, settings);
  else await writeSite(cloud, admin, company, site);
  if (!editor) return;
  await admin.call('createUser', { ...editor, role: 'Level4' });
  await new SeedClient(cloud).acceptInvitation(editor.email, demoPassword);
}
