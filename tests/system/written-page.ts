import { Counted } from './counted';
import { Conflict, type StaffClient } from './staff-client';

export interface Staff {
  editor: StaffClient;
  admin: StaffClient;
}

const isConflict = (error: unknown) => error instanceof Conflict;
const numberIn = (text: string) => Number(/-(\d+)$/.exec(text)?.[1]);

/**
 * A page that an Editor and an Admin work on: its name and the text of its one announcement are counted, so that
 * what a visitor sees can be told to be the old or the new.
 */
export class WrittenPage {
  readonly text = new Counted(0);
  readonly name = new Counted(0);

  private constructor(
    readonly id: number,
    readonly address: string,
  ) {}

  /** Creates the page with a draft that holds the announcement. */
  static async create(admin: StaffClient, key: string): Promise<WrittenPage> {
    const id = await admin.call('createPage', {
      name: `name-${key}-0`,
      friendlyUrl: `page-${key}`,
      menu: null,
      childMenu: null,
      subMenu: null,
      showOnMenu: true,
      scoTitle: `Page ${key}`,
      scoMetaDescription: `All about page ${key}.`,
      scoMetaKeywords: key,
    });
    await admin.call('createAnnouncement', {
      pageId: id,
      versionId: 1,
      componentName: 'Counted',
      announcementText: `text-${key}-0`,
    });
    const page = new WrittenPage(id, `/page-${key}`);
    await page.publish({ editor: admin, admin });
    return page;
  }

  /** Saves the page's details under the next name, which is live at once. */
  async saveName({ admin }: Staff): Promise<void> {
    const page = await admin.call('getPage', { pageId: this.id });
    const number = this.name.next();
    const name = page.name.replace(/\d+$/, String(number));
    await this.name.save(number, () => admin.call('updatePage', { ...page, name }), isConflict);
  }

  /** One step after the other from whatever state the page is in, to a published next text. */
  async publish(staff: Staff): Promise<void> {
    try {
      const number = await this.submit(staff);
      const publishing = () => staff.admin.call('publishDraft', { pageId: this.id, comments: '' });
      await this.text.save(number, publishing, isConflict);
    } catch (error) {
      if (!isConflict(error)) throw error;
    }
  }

  /** @returns the number in the text that is pending then */
  private async submit({ editor }: Staff): Promise<number> {
    const { versions } = await editor.call('getPageComponentData', { pageId: this.id, versionId: null });
    const live = versions.find(({ status }) => status === 'live');
    const open = versions.find(({ status }) => status === 'draft' || status === 'pending');
    const versionId =
      open?.versionId ??
      (await editor.call('createDraft', { pageId: this.id, copyVersionId: live?.versionId ?? null }));
    const announcement = await this.announcementOf(editor, versionId);
    if (open?.status === 'pending') return numberIn(announcement.announcementText);
    const number = this.text.next();
    const { id, revision, componentName } = announcement;
    await editor.call('updateAnnouncement', {
      id,
      revision,
      pageId: this.id,
      versionId,
      componentName,
      announcementText: announcement.announcementText.replace(/\d+$/, String(number)),
    });
    await editor.call('submitDraft', { pageId: this.id, comments: '' });
    return number;
  }

  /** The one announcement of a version, as the editor reads it. */
  async announcementOf(client: StaffClient, versionId: number) {
    const { pageComponents } = await client.call('getPageComponentData', { pageId: this.id, versionId });
    const [placed] = pageComponents;
    if (!placed || pageComponents.length !== 1) {
      throw new Error(`V${versionId} of page ${this.id} has ${pageComponents.length} components`);
    }
    return client.call('getAnnouncement', { componentId: placed.componentId });
  }
}
