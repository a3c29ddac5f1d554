import { expect } from '../journey';
import { action, open, version } from './page-editor';
import { done, freshName, makePage, publish, test } from './staff';

/** Runs in the browser: fields of these rows that are cut off, outside the window, or over another one. */
function cutFields(rows: Element[]): string[] {
  return rows.flatMap((row) => {
    const fields = [...row.querySelectorAll('td')].filter(({ textContent }) => textContent);
    const boxes = fields.map((field) => field.getBoundingClientRect());
    return fields.flatMap((field, index) => {
      const { left, right, top, bottom, width, height } = boxes[index] as DOMRect;
      const isOver = boxes.some(
        (other, at) =>
          at !== index &&
          Math.min(right, other.right) - Math.max(left, other.left) > 1 &&
          Math.min(bottom, other.bottom) - Math.max(top, other.top) > 1,
      );
      const isCut = field.scrollWidth > field.clientWidth + 1 || width < 1 || height < 1;
      return isOver || isCut || left < 0 || right > innerWidth ? [field.textContent ?? ''] : [];
    });
  });
}

test('the version list shows the newest first, up to the limit, a backup without its status; the log shows ten entries a page [1:12] [1:74] [1:75] [1:90] [1:134] [1:158] [1:159] [1:162] [1:165] [1:274] [1:294] [1:303] [2:267] [1:156] [2:124]', async ({
  admin,
}) => {
  const { request } = admin.context();
  const pageId = await makePage(request, freshName('History'));
  await publish(request, pageId);
  for (let versionId = 2; versionId <= 12; versionId++) {
    await done(request, 'Version/CreateDraft', { pageId, copyVersionId: versionId - 1 });
    await done(request, 'Version/SubmitDraft', { pageId });
    await done(request, 'Version/PublishDraft', { pageId, versionId, comments: `Words\n${versionId}` });
  }
  await open(admin, pageId);
  await version(admin).click();
  const labels = await admin.getByRole('option', { name: /^V\d/ }).allInnerTexts();
  expect(labels).toHaveLength(10);
  expect(labels[0]).toMatch(/^V12 \d{1,2}\/\d{1,2}\/\d{4} \(live\)/);
  expect(labels[1]).toMatch(/^V11 \d{1,2}\/\d{1,2}\/\d{4}$/m);
  expect(labels[9]).toMatch(/^V3 /);
  const today = new Date().toLocaleDateString('en-US', { timeZone: 'America/New_York' });
  expect(labels[1]).toContain(`V11 ${today}`);
  const preview = admin.getByRole('link', { name: 'PREVIEW' });
  await expect(preview).toHaveAttribute('href', `/PagePreview/${pageId}/12`);
  await admin.getByRole('option', { name: /^V11 / }).click();
  await expect(preview).toHaveAttribute('href', `/PagePreview/${pageId}/11`);
  await expect(admin.getByRole('tab')).toHaveText(['Component Details', 'Page Details', 'Version Log']);
  await expect(action(admin, 'Create Draft')).toBeVisible();
  await expect(admin.getByText('V11 can only be viewed.', { exact: true })).toBeVisible();
  await expect(action(admin, 'Add component')).toHaveCount(0);

  await admin.getByRole('tab', { name: 'Version Log' }).click();
  const log = admin.getByRole('table', { name: 'Version log' });
  await expect(log.getByRole('columnheader')).toHaveText([/Email/, /Action/, /Comments/, /Timestamp/]);
  await expect(log.locator('tbody tr')).toHaveCount(10);
  const first = log.locator('tbody tr').first().locator('td');
  await expect(first.nth(0)).toContainText('Ruth Alder');
  await expect(first.nth(1)).toHaveText('Published V12');
  expect(await first.nth(2).innerText(), 'on lines of its own').toBe('Words\n12');
  await expect(first.nth(3)).toContainText(today);
  // Each tab has the link to the version that was chosen.
  for (const name of ['Page Details', 'Version Log']) {
    await admin.getByRole('tab', { name }).click();
    await expect(preview, name).toHaveAttribute('href', `/PagePreview/${pageId}/11`);
  }

  // On a phone each entry is a block, with all four fields whole and in sight, and each named by its column.
  const usual = admin.viewportSize();
  await admin.setViewportSize({ width: 390, height: 844 });
  await expect.poll(() => log.locator('tbody tr').evaluateAll(cutFields)).toEqual([]);
  await expect(log.getByRole('columnheader')).toHaveText([/Email/, /Action/, /Comments/, /Timestamp/]);
  await expect(log.getByRole('row')).toHaveCount(11);
  await expect(log.getByRole('row').nth(1).getByRole('cell')).toHaveText([
    /Ruth Alder/,
    'Published V12',
    'Words 12',
    new RegExp(today),
  ]);
  if (usual) await admin.setViewportSize(usual);

  // A live version is shown where newer ones are backups.
  await done(request, 'Version/RestoreVersion', { pageId, versionId: 5, comments: '' });
  await open(admin, pageId);
  await expect(version(admin)).toHaveValue(/^V5 .*\(live\)$/);
  await expect(preview).toHaveAttribute('href', `/PagePreview/${pageId}/5`);
});
