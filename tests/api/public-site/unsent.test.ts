import type { FaultKind } from '@galley/infra/local/stand-ins/stand-in';
import { openDocument } from '@galley/public-web/testing/open-document';
import { afterEach, describe, expect, it } from 'vitest';
import { makeFormSite } from '../../support/form-site';
import { openCloud } from '../../support/open-cloud';
import { postForm } from '../../support/submissions';

let networks = 0;

/** What a browser without scripts gets after a failure: a document with the input, to be sent again. */
const cloud = await openCloud({ runJobs: false });
const acme = await makeFormSite(cloud, 'acme');

afterEach(() => cloud.setFault(undefined));

const post = (name: string, { ip = '', formId = acme.formId } = {}) => {
  networks += 1;
  return postForm('acme', {
    formId,
    revision: acme.revision,
    values: { [acme.nameField]: name, [acme.emailField]: 'ruth@boats.example' },
    also: { at: 'f1' },
    ip: ip || `198.51.${networks}.7`,
    headers: { referer: 'https://acme.sites.galley-sites.example/contact' },
  });
};
const namesStored = async () => {
  const records = await cloud.stored.submission.all(acme.company.scope, acme.formId);
  return records.map(({ pairs }) => pairs[0]?.fieldValue);
};
/** What the browser would send when the only button of the document's only form is pressed. */
function pressed(html: string): Record<string, string> {
  const { document } = openDocument(html).window;
  const form = document.querySelector<HTMLFormElement>('form[action="/api/Components/SubmitForm"]');
  if (!form) throw new Error('There is nothing to be sent again.');
  return Object.fromEntries([...form.querySelectorAll('input')].map((input) => [input.name, input.value]));
}

describe('a post that fails [2:235]', () => {
  it('after the form was read shows the page again, with the input', async () => {
    cloud.setFault(({ action }) => (action === 'dynamodb:TransactWriteItems' ? 'unavailable' : undefined));
    const answer = await post('Not stored <b>');
    cloud.setFault(undefined);
    expect(answer.status).toBe(500);
    expect(answer.headers['content-type']).toBe('text/html; charset=utf-8');
    expect(answer.text).toContain('Nothing that you typed is lost');
    expect(answer.text).toContain('value="Not stored &lt;b&gt;"');
    expect(await namesStored()).toEqual([]);
  });

  it.each<[FaultKind]>([['unavailable'], ['throttle']])(
    'before anything could be read (%s) shows the input, and one press sends it again',
    async (kind) => {
      const name = `Typed <b> & "${kind}"`;
      cloud.setFault(({ service }) => (service === 'dynamodb' ? kind : undefined));
      const answer = await post(name);
      cloud.setFault(undefined);
      expect(answer.status).toBe(500);
      expect(answer.headers).toMatchObject({
        'content-type': 'text/html; charset=utf-8',
        'cache-control': 'no-store',
        'retry-after': '30',
      });
      expect(answer.headers['content-security-policy']).toContain("default-src 'none'");
      expect(answer.text).not.toContain('<b>');
      const { document } = openDocument(answer.text).window;
      expect([...document.querySelectorAll('li')].map((item) => item.textContent)).toEqual([
        name,
        'ruth@boats.example',
      ]);
      const { formId, ...again } = pressed(answer.text);
      const sent = await postForm('acme', {
        formId: Number(formId),
        values: {},
        also: again,
        ip: '192.0.2.1',
      });
      expect([sent.status, sent.headers.location]).toEqual([303, '/contact#f1-sent']);
      expect((await namesStored()).filter((stored) => stored === name)).toHaveLength(1);
    },
    30_000,
  );

  it('for too many requests from one network keeps the input', async () => {
    const { ip } = { ip: '198.51.100.99' };
    const statuses: number[] = [];
    let last = '';
    for (let n = 0; n < 31; n += 1) {
      const { status, text } = await post(`Flood ${n}`, { ip });
      statuses.push(status);
      last = text;
    }
    expect(statuses).toEqual([...Array(30).fill(303), 429]);
    expect(last).toContain('Too much was sent from here.');
    expect(last).toContain('value="Flood 30"');
  });
});

describe('a post that is rejected for good [2:235]', () => {
  it('as its form is gone shows the input, and offers the page and no second attempt', async () => {
    const answer = await post('To nobody', { formId: 4_242 });
    expect(answer.status).toBe(404);
    const { document } = openDocument(answer.text).window;
    expect(document.querySelector('li')?.textContent).toBe('To nobody');
    expect(document.querySelector('a')?.getAttribute('href')).toBe('/contact');
    expect(document.querySelector('form')).toBeNull();
    expect(document.querySelector('h1')?.textContent).toBe('This was not sent');
  });

  it('as the company is suspended is a document too', async () => {
    await cloud.stored.company.change(acme.company.scope, { set: { isSuspended: true } });
    const answer = await post('Suspended');
    await cloud.stored.company.change(acme.company.scope, { set: { isSuspended: false } });
    expect(answer.status).toBe(403);
    expect(openDocument(answer.text).window.document.querySelector('li')?.textContent).toBe('Suspended');
  });
});
