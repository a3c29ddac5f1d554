import type { Page } from '@playwright/test';
import { findings } from '../axe';
import { expect } from '../journey';
import { siteUrl } from '../product';
import { done, freshName, makePage, publish, slugOf, test } from './staff';

/** A real video of half a second, drawn and recorded by the browser, in royalty-free formats. */
async function recorded(page: Page): Promise<Buffer> {
  const bytes = await page.evaluate(async () => {
    const canvas = document.createElement('canvas');
    const context = canvas.getContext('2d');
    const recorder = new MediaRecorder(canvas.captureStream(20), { mimeType: 'video/webm;codecs=vp8' });
    const parts: Blob[] = [];
    recorder.ondataavailable = ({ data }) => parts.push(data);
    const ended = new Promise((resolve) => {
      recorder.onstop = resolve;
    });
    recorder.start();
    for (let frame = 0; frame < 10; frame += 1) {
      context?.fillRect(frame * 10, 0, 10, 100);
      await new Promise(requestAnimationFrame);
      await new Promise((resolve) => setTimeout(resolve, 40));
    }
    recorder.stop();
    await ended;
    return [...new Uint8Array(await new Blob(parts).arrayBuffer())];
  });
  return Buffer.from(bytes);
}

/** Larger than a request: players skip what is marked as padding. */
function padded(video: Buffer): Buffer {
  const empty = Buffer.alloc(5 * 1024 * 1024);
  const head = Buffer.from('ec0100000000000000', 'hex');
  head.writeUInt32BE(empty.length, 5);
  const whole = Buffer.concat([video, head, empty]);
  // The segment states its length in eight bytes, and must reach to the end.
  const size = whole.indexOf(Buffer.from('18538067', 'hex')) + 4;
  whole.writeUIntBE(whole.length - size - 8, size + 2, 6);
  whole.writeUInt16BE(0x0100, size);
  return whole;
}

test('a video too large for a request is uploaded past the API, and the site plays it', async ({
  admin,
  browser,
}) => {
  const { request } = admin.context();
  await admin.goto('/FileManagement');
  const name = freshName('Sea').replaceAll(' ', '-');
  const buffer = padded(await recorded(admin));
  const chooser = admin.waitForEvent('filechooser');
  await admin.getByRole('button', { name: 'Upload files' }).first().click();
  await (await chooser).setFiles([{ name: `${name}.webm`, mimeType: 'video/webm', buffer }]);
  const title = name.replaceAll('-', ' ');
  await admin.getByRole('button', { name: `Details of ${title}` }).click();
  const drawer = admin.getByRole('dialog', { name: 'File' });
  await expect(drawer.getByText(/^WebM video, 5\.\d MB, added /)).toBeVisible();

  const files = await done<{ id: number; title: string }[]>(request, 'FileUpload/RetrieveAll', {});
  const file = files.find((each) => each.title === title);
  const page = freshName('Film');
  const pageId = await makePage(request, page);
  await done(request, 'Admin/CreateVideo', {
    pageId,
    versionId: 1,
    componentName: 'Film',
    title: 'On the water',
    file: `/file:${file?.id}`,
  });
  await publish(request, pageId);
  const visitor = await (await browser.newContext({ baseURL: siteUrl('acme') })).newPage();
  const video = visitor.getByLabel('On the water', { exact: true });
  await expect(async () => {
    await visitor.goto(`/${slugOf(page)}`);
    await expect(video).toBeVisible({ timeout: 1_000 });
  }).toPass();
  const seen = await video.evaluate(async (player: HTMLVideoElement) => {
    player.muted = true;
    await player.play();
    return player.videoWidth;
  });
  expect(seen).toBe(300);
  expect(await findings(visitor)).toEqual([]);
});
