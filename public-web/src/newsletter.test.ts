import { expect, it } from 'vitest';
import { renderChrome } from './entry-server';
import { openDocument } from './testing/open-document';
import { sampleSite } from './testing/sample-site';

const footerOf = (newsletterUrl: string) =>
  openDocument(renderChrome({ ...sampleSite, newsletterUrl }).footer).window.document;

it('the newsletter box posts an email address to the company’s provider, in a new tab [2:9] [2:237] [2:63]', () => {
  const form = footerOf('https://lists.example/subscribe').querySelector('form');
  expect(form?.getAttribute('action')).toBe('https://lists.example/subscribe');
  expect(form?.getAttribute('method')).toBe('post');
  expect(form?.getAttribute('target')).toBe('_blank');
  expect(form?.querySelector('input[required]')?.getAttribute('type')).toBe('email');
  expect(form?.querySelector('button')?.textContent).toBe('Sign Up');
  expect(
    form?.querySelector(`#${form?.querySelector('button')?.getAttribute('aria-describedby')}`)?.textContent,
  ).toBe('You finish signing up at lists.example, in a new tab.');
});

it('there is no newsletter box without a provider [2:9] [2:237]', () => {
  expect(footerOf('').querySelector('form')).toBeNull();
});
