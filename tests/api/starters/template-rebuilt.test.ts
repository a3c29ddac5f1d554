import { expect, it } from 'vitest';
import { agency } from '../../pictures/agency/agency-site';
import { makeAgency } from '../../pictures/agency/make-agency';
import { callApi } from '../../support/api-caller';
import { makeCompany, sessionFor } from '../../support/companies';
import { openCloud } from '../../support/open-cloud';
import { bodyOf } from '../../support/pages';
import { visit } from '../../support/visits';

const cloud = await openCloud({ runJobs: false });

it('rebuilds a common one-page template through the API, with every section in its look', async () => {
  const company = await makeCompany('agency');
  const session = await sessionFor(cloud, company, 'Admin');
  const url = 'https://agency.example';
  await makeAgency(async (name, input) => bodyOf(await callApi(name, input, { session })), url);
  const { status, html } = await visit(company.key, '/');
  expect(status).toBe(200);
  for (const [name, anchor] of agency.menu) {
    expect(html).toMatch(new RegExp(`href="${url}/#${anchor}"[^>]*>${name}<`));
    expect(html).toContain(`id="${anchor}"`);
  }
  const looks = [...html.matchAll(/<section (?:id="([^"]*)" )?class="([^"]*)"/g)];
  expect(looks.map(([, anchor = '', look = '']) => `${anchor}: ${look}`)).toEqual([
    ': section on-none hero cover bleed centred',
    'services: section on-none cards plain centred',
    'portfolio: section on-surface cards boxed centred',
    'about: section on-none cards timeline',
    'team: section on-surface team as-round',
    ': section on-none space-tight gallery as-logos',
    'contact: section on-dark in-front',
  ]);
  const sectionOf = (anchor: string) => html.split(`id="${anchor}"`)[1]?.split('</section>')[0] ?? '';
  expect(sectionOf('about').match(/<li class="pictured">.*?<p class="kicker">\d{4}<\/p><h3>/gs)).toHaveLength(
    4,
  );
  expect(sectionOf('team').match(/>LinkedIn: [^<]+</g)).toEqual([
    '>LinkedIn: Parveen Amis<',
    '>LinkedIn: Diana Peters<',
    '>LinkedIn: Larry Park<',
  ]);
  expect(sectionOf('contact').match(/<label for=/g)).toHaveLength(4);
  expect(html.match(/<h1[\s>]/g)).toHaveLength(1);
});
