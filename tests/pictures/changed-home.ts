import type { APIRequestContext } from '@playwright/test';
import { adminUrl } from '../e2e/product';
import { asked } from './new-company';

const headers = { 'x-galley-csrf': '1' };

interface Opened {
  versions: { versionId: number; status: string }[];
  components: {
    componentId: number;
    type: string;
    revision: number;
    data: { componentName: string; [field: string]: unknown };
  }[];
}

/**
 * Submits a version of the demo's home page in which one text is changed, one added, one removed and one moved.
 * @returns the numbers of the live version and of this one
 */
export async function submitChangedHome(admin: APIRequestContext, pageId: number) {
  const read = async (): Promise<Opened> => {
    const path = `${adminUrl}/api/Admin/GetPageComponentData?pageId=${pageId}`;
    return (await admin.get(path, { headers })).json();
  };
  const numberOf = (status: string, { versions }: Opened) =>
    versions.find((version) => version.status === status)?.versionId ?? 0;
  const live = numberOf('live', await read());
  await asked(admin, 'Version/CreateDraft', { pageId, copyVersionId: live });
  const opened = await read();
  const draft = { pageId, versionId: numberOf('draft', opened) };
  const named = (name: string) => {
    const found = opened.components.find(({ data }) => data.componentName === name);
    if (!found) throw new Error(`The home page has no component ${name}.`);
    return found;
  };

  const { componentId: id, revision, data } = named('Welcome');
  const text = 'We are eleven people, three sheds and a marine railway at the head of the harbor.';
  await asked(admin, 'Admin/UpdateHero', { ...draft, ...data, id, revision, text });
  const figures = named('Figures').componentId;
  await admin.delete(`${adminUrl}/api/Admin/DeletePageComponent?pageComponentId=${figures}`, { headers });
  const added = await asked(admin, 'Admin/CreateHtmlEditorColumns', {
    ...draft,
    componentName: 'Winter hours',
    borderStyle: 'none',
    format: '4_4',
    column1: '<h2>Winter hours</h2><p>From November to March the yard is open from 8 to 4.</p>',
  });
  const order = ['Haul-out', 'Welcome', 'What we do', 'Voices', 'Why wood', 'How it goes', 'Call'];
  const pageComponentIds = order.map((name) => named(name).componentId);
  pageComponentIds.splice(3, 0, added);
  await asked(admin, 'Admin/UpdatePageComponentOrder', { pageComponentIds });
  await asked(admin, 'Version/SubmitDraft', { pageId, comments: 'Winter hours' });
  return { from: live, to: draft.versionId };
}

/** The home page is as it was: the version is rejected, which makes it a draft, and deleted. */
export async function rejectChangedHome(admin: APIRequestContext, pageId: number): Promise<void> {
  await asked(admin, 'Version/RejectDraft', { pageId, comments: 'Taken for a picture' });
  await deleteDraft(admin, pageId);
}

export const deleteDraft = (admin: APIRequestContext, pageId: number) =>
  admin.delete(`${adminUrl}/api/Version/DeleteDraft?pageId=${pageId}`, { headers });
