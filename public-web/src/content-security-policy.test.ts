import { hostileUrls } from '@galley/shared/testing/hostile-urls';
import { expect, it } from 'vitest';
import { contentSecurityPolicyFor } from './content-security-policy';
import { renderChrome } from './entry-server';
import { ownAssets } from './renderer-assets';
import { barePage, type IslandName } from './site-model';
import { sampleSite } from './testing/sample-site';

const whole = contentSecurityPolicyFor(renderChrome({ ...sampleSite, newsletterUrl: '' }));

/** Parses the policy as a browser does. */
const directivesOf = (policy: string) =>
  Object.fromEntries(
    policy.split(';').map((part) => {
      const [name = '', ...sources] = part.trim().split(/\s+/);
      return [name, sources];
    }),
  );

it('allows forms to be sent to the origin of the newsletter, and to no other origin [2:9] [2:237]', () => {
  const newsletterUrl = 'https://Lists.acme.example/subscribe?list=1';
  const policy = contentSecurityPolicyFor(renderChrome({ ...sampleSite, newsletterUrl }));
  expect(directivesOf(policy)).toEqual({
    ...directivesOf(whole),
    // The suspended document has its own part of the style.
    'style-src': [expect.stringMatching(/^'sha256-/)],
    'form-action': ["'self'", 'https://lists.acme.example'],
  });
});

it.each(hostileUrls)(
  'equals the one without a newsletter for %j, as a setting and in a stored chrome',
  (url) => {
    const chrome = renderChrome({ ...sampleSite, newsletterUrl: url });
    expect(contentSecurityPolicyFor(chrome)).toBe(whole);
    expect(chrome.footer).not.toContain('newsletter');
    expect(contentSecurityPolicyFor({ ...chrome, newsletterOrigin: url })).toBe(whole);
  },
);

it.each(["x' 'unsafe-inline", "'; sandbox; x '", '*', '', 'sha256-', `${'A'.repeat(43)}=' *`])(
  'allows no script for %j in the place of a hash that another renderer stored',
  (hash) => {
    const [island = ''] = Object.keys(ownAssets.islandScripts);
    const assets = { ...ownAssets, islandScripts: { [island]: { code: '', hash } } };
    const chrome = renderChrome({ ...sampleSite, newsletterUrl: '' });
    const policy = directivesOf(
      contentSecurityPolicyFor(chrome, { ...barePage, islands: [island as never] }, assets),
    );
    expect(Object.keys(policy)).toEqual([
      ...Object.keys(directivesOf(whole)).slice(0, -2),
      'script-src',
      'connect-src',
      'form-action',
    ]);
    expect(policy['script-src']).toEqual(["'none'"]);
  },
);

it('lets only the form script add another one, and a hydrated site load its own files', () => {
  const scripts = (islands: IslandName[], siteRuntime: 'static' | 'hydrated' = 'static') => {
    const chrome = renderChrome({ ...sampleSite, siteRuntime });
    const sources = directivesOf(contentSecurityPolicyFor(chrome, { ...barePage, islands }))['script-src'];
    return sources?.filter((source) => !source.startsWith("'sha256-"));
  };
  expect(scripts(['form'])).toEqual(["'strict-dynamic'"]);
  expect(scripts(['banner', 'announcement', 'embed'])).toEqual([]);
  expect(scripts(['form'], 'hydrated')).toEqual(["'self'"]);
});
