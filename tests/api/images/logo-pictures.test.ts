import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { callApi } from '../../support/api-caller';
import { makeCompany, sessionFor, type TestCompany, type TestSession } from '../../support/companies';
import { noisyPng, pngOf } from '../../support/images/sample-images';
import { addImage, fileOf, imagesBucket } from '../../support/images/upload';
import { jobsAtOnce } from '../../support/jobs-at-once';
import { openCloud } from '../../support/open-cloud';
import { bodyOf, makeLivePage } from '../../support/pages';
import { visit } from '../../support/visits';
import { waitingJobs } from '../../support/waiting-jobs';

let company: TestCompany;
let admin: TestSession;
let companies = 0;

const cloud = await openCloud({ runJobs: false });
const runJobs = jobsAtOnce(cloud);

beforeEach(async () => {
  companies += 1;
  company = await makeCompany(`logo${companies}`);
  admin = await sessionFor(cloud, company, 'Admin');
});
afterEach(() => cloud.clock.reset());

let settings: Record<string, unknown> = {};
async function save(changes: Record<string, unknown>): Promise<void> {
  const { revision } = (await read()).companySettings;
  settings = {
    companyName: 'Northwind',
    copyrightName: 'Northwind Ltd.',
    address: '1 Quay',
    telephone: '212 555 0100',
    ...(revision > 0 && settings),
    ...changes,
    revision,
  };
  const input = { companySettings: settings, adminVersionUpdateEmails: ['watch@site.example'] };
  bodyOf(await callApi('createCompanySettings', input, { session: admin }));
}
const read = async () => bodyOf(await callApi('getCompanySettings', {}, { session: admin }));
const addPicture = async (name: string, bytes = pngOf(40, 30)) => {
  const id = await addImage(admin, { name, bytes });
  return { id, imageUrl: `${company.key}/${id}/${name.replace('.png', '')}` };
};
const keysOf = ({ id }: { id: number }) => cloud.s3.keys(imagesBucket, `images/${company.key}/${id}/`);
const made = () => cloud.stored.logoPictures.get(company.scope);
async function headOf(path = '/hello') {
  const { html } = await visit(company.key, path);
  const hrefOf = (link: RegExp) => link.exec(html)?.[1];
  return {
    icon: hrefOf(/<link rel="icon" href="([^"]*)"/),
    touchIcon: hrefOf(/<link rel="apple-touch-icon" href="([^"]*)"/),
    share: hrefOf(/property="og:image" content="https?:\/\/[^/]*([^"]*)"/),
    hasSize: html.includes('og:image:width'),
  };
}

/** Three days later, everything that waited to be deleted is. */
async function forgetFormer(): Promise<void> {
  cloud.clock.advance(3 * 24 * 60 * 60 * 1000);
  const forget = await waitingJobs(cloud.table, 'forget-image');
  const { handler } = await import('@galley/functions/jobs/handler');
  await handler({ run: forget.map(({ pk, sk }) => ({ pk, sk })) });
}

describe('the pictures made of a logo', () => {
  it('are icons and a share picture, which every page refers to once they exist', async () => {
    await makeLivePage(admin, 'Hello.', { friendlyUrl: 'hello' });
    const logo = await addPicture('logo.png');
    await save({ logoUrl: logo.imageUrl });
    expect(await headOf()).toEqual({ share: `/images/${logo.imageUrl}`, hasSize: false });
    expect((await read()).logoPictures).toEqual({ of: 0, icon: '', share: '', isCurrent: false });
    await runJobs();
    const { of = 0 } = (await made()) ?? {};
    const beside = `/images/${logo.imageUrl}/${of}`;
    expect(await headOf()).toEqual({
      icon: `${beside}-32`,
      touchIcon: `${beside}-180`,
      share: `${beside}-1200`,
      hasSize: true,
    });
    expect((await read()).logoPictures).toMatchObject({ of, icon: logo.imageUrl, isCurrent: true });
    const sizes = [32, 180, 1_200].map((size) => {
      const { body, info } = cloud.s3.get(imagesBucket, `images/${logo.imageUrl}/${of}-${size}`) ?? {};
      expect(info?.headers).toMatchObject({
        'content-type': 'image/png',
        'x-amz-meta-cache-tag': `co:${company.key}`,
      });
      return [body?.readUInt32BE(16), body?.readUInt32BE(20)];
    });
    expect(sizes).toEqual([
      [32, 32],
      [180, 180],
      [1_200, 630],
    ]);
    // Changes that do not affect the pictures cause no new ones.
    await save({ address: '2 Quay' });
    expect(await waitingJobs(cloud.table, 'make-logo-pictures')).toEqual([]);
  });

  it('are overridden by chosen ones, and the share picture by the pictures of a page too', async () => {
    const picture = await addPicture('page.png');
    await makeLivePage(admin, 'Hello.', { friendlyUrl: 'hello' });
    await makeLivePage(admin, 'Hello.', { friendlyUrl: 'pictured', picture: picture.imageUrl });
    const [logo, favicon, shareImage] = [
      await addPicture('logo.png'),
      await addPicture('icon.png'),
      await addPicture('share.png'),
    ];
    await save({ logoUrl: logo.imageUrl, favicon: favicon.imageUrl });
    await runJobs();
    const { of = 0 } = (await made()) ?? {};
    expect(await headOf()).toMatchObject({
      icon: `/images/${favicon.imageUrl}`,
      touchIcon: `/images/${favicon.imageUrl}/${of}-180`,
      share: `/images/${logo.imageUrl}/${of}-1200`,
    });
    expect(await headOf('/pictured')).toMatchObject({ share: `/images/${picture.imageUrl}`, hasSize: false });
    await save({ shareImage: shareImage.imageUrl });
    expect((await headOf()).share).toBe(`/images/${shareImage.imageUrl}`);
  });

  it('are made again for another file, name or colour; the former ones are kept for two days', async () => {
    await makeLivePage(admin, 'Hello.', { friendlyUrl: 'hello' });
    const logo = await addPicture('logo.png');
    await save({ logoUrl: logo.imageUrl });
    await runJobs();
    const numbers = [(await made())?.of];
    const again = async () => {
      await runJobs();
      numbers.push((await made())?.of);
      expect((await headOf()).touchIcon).toBe(`/images/${logo.imageUrl}/${numbers.at(-1)}-180`);
    };
    await save({ companyName: 'Southwind' });
    await again();
    await save({ primaryColor: '#aa2200' });
    await again();
    const file = { id: logo.id, imageName: 'a.png', image: fileOf(noisyPng(50, 50)) };
    bodyOf(await callApi('replaceImage', file, { session: admin }));
    await again();
    expect(new Set(numbers).size).toBe(4);
    expect(keysOf(logo)).toHaveLength(1 + 4 * 3);

    await save({ logoUrl: '' });
    await runJobs();
    expect(await headOf()).toEqual({ hasSize: false });
    expect((await read()).logoPictures).toMatchObject({ of: 0, isCurrent: true });
    await forgetFormer();
    expect(keysOf(logo)).toEqual([`images/${logo.imageUrl}`]);
  });

  it('stay where a change is taken back before the former ones are deleted', async () => {
    await makeLivePage(admin, 'Hello.', { friendlyUrl: 'hello' });
    const logo = await addPicture('logo.png');
    await save({ logoUrl: logo.imageUrl, primaryColor: '#0022aa' });
    await runJobs();
    const before = await headOf();
    await save({ primaryColor: '#aa2200' });
    await runJobs();
    expect((await headOf()).icon).not.toBe(before.icon);
    await save({ primaryColor: '#0022aa' });
    await runJobs();
    expect(await headOf()).toEqual(before);
    await forgetFormer();
    const shown = [before.icon, before.touchIcon, before.share].map((path) => path?.slice(1));
    expect(keysOf(logo).sort()).toEqual([`images/${logo.imageUrl}`, ...shown].sort());
  });

  it('are not made where the logo cannot be decoded, and that is not retried', async () => {
    await makeLivePage(admin, 'Hello.', { friendlyUrl: 'hello' });
    const logo = await addPicture('logo.png');
    cloud.s3.put(imagesBucket, `images/${logo.imageUrl}`, pngOf(40, 30).subarray(0, 60));
    await save({ logoUrl: logo.imageUrl });
    await runJobs();
    expect(await made()).toMatchObject({ icon: '', share: '' });
    await save({ address: '3 Quay' });
    expect(await waitingJobs(cloud.table, 'make-logo-pictures')).toEqual([]);
    expect(await headOf()).toEqual({ share: `/images/${logo.imageUrl}`, hasSize: false });
  });
});
