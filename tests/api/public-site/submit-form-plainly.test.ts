import { describe, expect, it } from 'vitest';
import { acme, ip, named, startFormOfAcme, values } from '../../support/form-of-acme';
import { postForm } from '../../support/submissions';
import { visit } from '../../support/visits';

await startFormOfAcme();

const post = (
  name: string,
  also: Record<string, unknown> = {},
  referer = 'https://acme.sites.galley-sites.example/contact',
) =>
  postForm('acme', {
    formId: acme.formId,
    revision: acme.revision,
    values: values(name),
    also,
    ip,
    headers: { referer },
  });
const formOnPage = async () =>
  /aria-labelledby="(f\d+)-title"/.exec((await visit('acme', acme.path)).html)?.[1];

describe('a form without JavaScript [2:235]', () => {
  it('returns to its page, which then shows that it was sent [1:282] [2:248] [2:8]', async () => {
    const at = await formOnPage();
    const answer = await post('Post', { at });
    expect(answer.status).toBe(303);
    expect(answer.headers.location).toBe(`/contact#${at}-sent`);
    expect(await named('Post')).toHaveLength(1);
    const { html } = await visit('acme', '/contact');
    expect(html).toContain(`id="${at}-sent" tabindex="-1">Successful Submission<`);
  });

  it('shows the input with its errors, on its page, and can be sent from there [2:156]', async () => {
    const at = await formOnPage();
    const wrong = await postForm('acme', {
      formId: acme.formId,
      revision: acme.revision,
      values: { [acme.nameField]: '', [acme.emailField]: '"><script>x' },
      also: { at },
      ip,
      headers: { referer: 'https://acme.sites.galley-sites.example/contact' },
    });
    expect(wrong.status).toBe(422);
    expect(wrong.headers['content-type']).toContain('text/html');
    expect(wrong.headers['content-security-policy']).toContain("default-src 'none'");
    expect(wrong.text).toContain('<h2 id="');
    expect(wrong.text).toContain('Write to us</h2>');
    expect(wrong.text).toContain('Your name is required.');
    expect(wrong.text).toContain('value="&quot;&gt;&lt;script&gt;x"');
    expect(wrong.text).toContain(' autofocus ');
    expect(wrong.text).toContain('name="page" value="/contact"');
    expect(wrong.text.match(/<form [^>]*data-sent/g)).toHaveLength(1);
    const again = await post('Mended', { at, page: '/contact' }, '');
    expect(again.headers.location).toBe(`/contact#${at}-sent`);
  });

  it('is shown alone where its page is gone, and leads to no other site [2:156]', async () => {
    const lost = await postForm('acme', {
      formId: acme.formId,
      values: { [acme.nameField]: '' },
      also: { at: 'f1', page: '//evil.example/x' },
      ip,
    });
    expect(lost.status).toBe(422);
    expect(lost.text).toContain('Your name is required.');
    expect((await post('Away', { at: 'x"', page: 'https://evil.example' }, '')).headers.location).toBe('/');
  });

  it('is shown completely where too much was sent or its page is too old', async () => {
    const old = await postForm('acme', { formId: acme.formId, revision: 700, values: values('Kept'), ip });
    expect(old.status).toBe(409);
    expect(old.text).toContain('value="Kept"');
    expect(old.text).toContain('This form has changed since the page was opened.');
  });
});
