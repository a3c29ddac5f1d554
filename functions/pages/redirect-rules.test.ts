import { describe, expect, it } from 'vitest';
import { samplePage, sampleTree } from '../core/pages/testing/page-samples';
import type { Redirect } from '../core/release/redirects';
import { planRedirects } from './redirect-rules';

const tree = sampleTree([
  samplePage(2, 'services'),
  samplePage(3, 'plumbing', { menu: 2 }),
  samplePage(4, 'gone', { isDeleted: true }),
]);
const stored = (to: string, pageId: number): Redirect => ({
  to,
  pageId,
  suffix: '',
  isAutomatic: true,
  email: 'a@acme.example',
  createdAt: '',
});
const facts = {
  tree,
  existing: new Map([
    ['/old', stored('/services', 2)],
    ['/away', stored('https://other.example/', 0)],
    ['/blog/*', stored('/news/*', 0)],
  ]),
  hosts: new Set(['acme.example']),
};
const plan = (from: string, to: string) => planRedirects(facts, [{ from, to }])[0];
const errorOf = (from: string, to: string) => {
  const result = plan(from, to);
  return result?.state === 'refused' ? [result.field, result.message] : undefined;
};

describe('a redirect', () => {
  it('to a page follows that page, and keeps the requested query', () => {
    expect(plan('/Promo/', '/Services/Plumbing/?from=mail#prices')).toEqual({
      state: 'new',
      from: '/promo',
      target: { to: '/services/plumbing?from=mail#prices', pageId: 3, suffix: '?from=mail#prices' },
    });
    expect(plan('/promo', 'https://acme.example/services')).toMatchObject({ target: { pageId: 2 } });
    expect(plan('https://acme.example/produits/caf%C3%A9', '/services')).toMatchObject({
      from: '/produits/café',
    });
  });

  it('matches by path and query where the full URL of the former site is entered', () => {
    expect(plan('https://Old.example:8080/About.php', '/services')).toMatchObject({ from: '/about.php' });
    expect(plan('http://old.example/?page_id=7&p=12', '/services')).toMatchObject({
      from: '/?p=12&page_id=7',
      target: { pageId: 2 },
    });
    expect(plan('/?tag=Caf%C3%A9', '/services')).toMatchObject({ from: '/?tag=caf%C3%A9' });
  });

  it('of a whole branch leads to one URL, or to the same path under another', () => {
    expect(plan('/Tag/*', '/services')).toMatchObject({ from: '/tag/*', target: { pageId: 2 } });
    expect(plan('/posts/*', '/articles/*')).toMatchObject({ target: { to: '/articles/*', pageId: 0 } });
    expect(plan('/posts/*', 'https://acme.example/articles/*')).toMatchObject({
      target: { to: '/articles/*' },
    });
    expect(plan('/posts/*', 'https://other.example/in/*')).toMatchObject({
      target: { to: 'https://other.example/in/*' },
    });
    const circle = planRedirects(facts, [
      { from: '/one/*', to: '/two/*' },
      { from: '/two/*', to: '/one/*' },
    ]);
    expect(circle.map(({ state }) => state)).toEqual(['refused', 'refused']);
  });

  it('leads to the end of existing redirects, and to other sites and files unchanged', () => {
    expect(plan('/older', '/old')).toMatchObject({ target: { to: '/services', pageId: 2 } });
    expect(plan('/older', '/old?x=1')).toMatchObject({ target: { to: '/services?x=1', suffix: '?x=1' } });
    expect(plan('/older', '/away')).toMatchObject({ target: { to: 'https://other.example/', pageId: 0 } });
    expect(plan('/x', 'https://other.example/a b')).toMatchObject({
      target: { to: 'https://other.example/a%20b', pageId: 0 },
    });
    expect(plan('/x', '/images/acme/1/Plan.pdf')).toMatchObject({
      target: { to: '/images/acme/1/Plan.pdf' },
    });
    expect(plan('/gone', '/services'), 'a deleted page has no path').toMatchObject({ state: 'new' });
    expect(plan('/old', '/services')).toMatchObject({ state: 'same' });
  });

  it.each([
    ['/services', '/old', 'from', "/services is the address of the page 'SERVICES'. Choose another one."],
    ['/old', '/services/plumbing', 'from', '/old leads to /services already. Remove that redirect first.'],
    ['/api/x', '/services', 'from', 'This address is used by the site itself.'],
    ['/robots.txt', '/services', 'from', 'This address is used by the site itself.'],
    ['/a?b=1', '/services', 'from', expect.stringContaining("'b' is none of them")],
    ['/a?p=', '/services', 'from', expect.stringContaining('needs a value')],
    ['/a#b', '/services', 'from', expect.stringContaining('may not have a #')],
    ['/a/*?p=1', '/services', 'from', 'An address with a * may not have a ?.'],
    ['/a*', '/services', 'from', expect.stringContaining('only be the last part')],
    ['/a/*/b', '/services', 'from', expect.stringContaining('only be the last part')],
    ['/*', '/services', 'from', expect.stringContaining('would take every address')],
    ['/api/*', '/services', 'from', 'This address is used by the site itself.'],
    [`/${'a/'.repeat(11)}*`, '/services', 'from', expect.stringContaining('at most 10 parts')],
    ['/a', '/b/*', 'to', expect.stringContaining('only where From does')],
    ['/a/*', '/a/b/*', 'to', expect.stringContaining('would be redirected by /a/*')],
    ['/a/*', '/blog/2019/*', 'to', expect.stringContaining('would be redirected by /blog/*')],
    ['/news/2020/*', '/services', 'from', expect.stringContaining('/blog/* leads to /news/*')],
    ['/a/*', '//evil.example/*', 'to', expect.stringContaining('To must be')],
    ['/a/*', 'javascript:alert(1)/*', 'to', expect.stringContaining('To must be')],
    ['services', '/services', 'from', expect.stringContaining('beginning with /')],
    ['//evil.example', '/services', 'from', expect.stringContaining('beginning with /')],
    ['ftp://other.example/x', '/services', 'from', expect.stringContaining('beginning with /')],
    ['/%ff', '/services', 'from', expect.stringContaining('beginning with /')],
    [`/${'ü'.repeat(600)}`, '/services', 'from', expect.stringContaining('beginning with /')],
    ['/a', '/a', 'to', 'This would lead back to /a. Choose another address.'],
    ['/a', '/A/', 'to', 'This would lead back to /a. Choose another address.'],
    ['/a', '/gone', 'to', expect.stringContaining('There is no page at /gone.')],
    ['/a', 'javascript:alert(1)', 'to', expect.stringContaining('To must be')],
    ['/a', '//evil.example', 'to', expect.stringContaining('To must be')],
    ['/a', 'https://user:word@other.example/', 'to', expect.stringContaining('To must be')],
    ['/a', 'mailto:a@b.example', 'to', expect.stringContaining('To must be')],
  ])('from %s to %s is rejected on %s', (from, to, field, message) => {
    expect(errorOf(from, to)).toEqual([field, message]);
  });
});

describe('redirects that are created together', () => {
  it('lead to the end of each chain, never in a circle, and only once from a path', () => {
    const plans = planRedirects(facts, [
      { from: '/one', to: '/two' },
      { from: '/two', to: '/services' },
      { from: '/ping', to: '/pong' },
      { from: '/pong', to: '/ping' },
      { from: '/two', to: '/old' },
      { from: '/in', to: '/ping' },
    ]);
    expect(plans[0]).toMatchObject({ state: 'new', target: { to: '/services', pageId: 2 } });
    expect(plans[1]).toMatchObject({ state: 'new' });
    expect(plans.slice(2).map((plan) => plan.state)).toEqual(['refused', 'refused', 'refused', 'refused']);
    expect(plans[4]).toMatchObject({ field: 'from', message: '/two is already in an earlier line.' });
  });

  it('may form a chain of a thousand', () => {
    const asked = Array.from({ length: 1_000 }, (_, index) => ({
      from: `/step-${index}`,
      to: index === 999 ? '/services' : `/step-${index + 1}`,
    }));
    const plans = planRedirects(facts, asked);
    expect(plans.every((plan) => plan.state === 'new' && plan.target.to === '/services')).toBe(true);
  });
});
