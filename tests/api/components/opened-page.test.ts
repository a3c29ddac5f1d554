import { describe, expect, it } from 'vitest';
import { startAcme } from '../../support/acme';
import { callApi } from '../../support/api-caller';
import { createPage, externalForm } from '../../support/page-forms';
import { addAnnouncement, bodyOf, makePage, newDraft, publish } from '../../support/pages';

const { admin, editor } = await startAcme({ runJobs: false });

const opened = (pageId: number, versionId?: number) =>
  callApi('getOpenedPage', { pageId, versionId }, { session: editor });

describe('the first page of the canvas', () => {
  it('is the version that the editor opens with, where none is named [1:158]', async () => {
    const pageId = await makePage(editor);
    const expectOpened = async (versionId: number) => {
      const data = bodyOf(await callApi('getPageComponentData', { pageId }, { session: editor }));
      expect([bodyOf(await opened(pageId)).versionId, data.selectedVersionId]).toEqual([
        versionId,
        versionId,
      ]);
    };
    await expectOpened(1);
    await publish(admin, pageId);
    await expectOpened(1);
    const draft = await newDraft(editor, pageId, 1);
    await expectOpened(draft);
    await publish(admin, pageId);
    bodyOf(await callApi('unpublish', { pageId }, { session: admin, method: 'POST' }));
    await expectOpened(draft);
  });

  it('has the content of its components beside its document, not in it, and no style, which the canvas has [1:12] [1:162]', async () => {
    const pageId = await makePage(editor);
    await addAnnouncement(editor, pageId, 1, 'live words');
    await publish(admin, pageId);
    const draft = await newDraft(editor, pageId, 1);
    await addAnnouncement(editor, pageId, draft, 'draft words');
    const ofDraft = bodyOf(await opened(pageId));
    const preview = bodyOf(
      await callApi('getPagePreview', { pageId, versionId: draft }, { session: editor }),
    );
    const data = bodyOf(await callApi('getPageComponentData', { pageId }, { session: editor }));
    expect(ofDraft).toMatchObject({
      pageName: data.page.name,
      canEdit: true,
      components: data.components,
      pageComponents: data.pageComponents,
      images: preview.images,
      surroundings: preview.surroundings,
    });
    expect(JSON.stringify(ofDraft.components)).toMatch(/live words.*draft words/);
    for (const part of ['draft words', 'box-sizing:border-box']) {
      expect([preview.html, ofDraft.html].map((html) => html.includes(part))).toEqual([true, false]);
    }
    expect(bodyOf(await opened(pageId, 1))).toMatchObject({ versionId: 1, canEdit: false });
  });

  it("has the company's theme", async () => {
    const pageId = await makePage(editor);
    const { primaryColor, font, theme } = bodyOf(await callApi('getCompanyName', {}, { session: editor }));
    expect(bodyOf(await opened(pageId)).look).toEqual({ primaryColor, font, theme });
  });

  it('is not found for an unknown page or version', async () => {
    const pageId = await makePage(editor);
    const external = await createPage(admin, externalForm('partner'));
    for (const answer of [opened(pageId, 2), opened(9_999_999), opened(external)]) {
      expect((await answer).status).toBe(404);
    }
  });
});
