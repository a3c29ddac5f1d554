import { Counted } from './counted';
import { Conflict, type StaffClient } from './staff-client';

export interface Staff {
  editor: StaffClient;
  admin: StaffClient;
}

const isConflict = (error: unknown) => error instanceof Conflict;
/** At most one of a page's versions is open. */
export const isOpen = ({ status }: { status: string }) => status === 'draft' || status === 'pending';
const numberIn = (text: string) => Number(/-(\d+)$/.exec(text)?.[1]);

/**
 * A page that an Editor and an Admin work on: its name and the text of its one announcement are counters, so that old
 * and new states can be distinguished.
 */
export class WrittenPage {
  readonly text = new Counted(0);
  readonly name = new Counted(0);

  private constructor(
    readonly id: number,
    readonly path: string,
  ) {}

  /** Creates the page with a draft that contains the announcement. */
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

  /** Saves the page's details with the next name, which is live at once. */
  async saveName({ admin }: Staff): Promise<void> {
    const page = await admin.call('getPage', { pageId: this.id });
    const number = this.name.next();
    const name = page.name.replace(/\d+$/, String(number));
    await this.name.save(number, () => admin.call('updatePage', { ...page, name }), isConflict);
  }

  /** One step after the other from the page's present state to a published next text. */
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
    let { versions, announcement } = await this.read(editor);
    if (!versions.some(isOpen)) {
      const live = versions.find(({ status }) => status === 'live');
      await editor.call('createDraft', { pageId: this.id, copyVersionId: live?.versionId ?? null });
      ({ versions, announcement } = await this.read(editor));
    }
    if (versions.find(isOpen)?.status === 'pending') return numberIn(announcement.announcementText);
    const number = this.text.next();
    await editor.call('updateAnnouncement', {
      id: announcement.id,
      revision: announcement.revision,
      pageId: this.id,
      versionId: announcement.versionId,
      componentName: announcement.componentName,
      announcementText: announcement.announcementText.replace(/\d+$/, String(number)),
    });
    await editor.call('submitDraft', { pageId: this.id, comments: '' });
    return number;
  }

  /** The data of the page editor, and the one announcement of the requested version or of the open one. */
  async read(client: StaffClient, asked: number | null = null) {
    const opened = await client.call('getPageComponentData', { pageId: this.id, versionId: asked });
    const [placed] = opened.pageComponents;
    if (!placed || opened.pageComponents.length !== 1) {
      throw new Error(`${this.path} has ${opened.pageComponents.length} components, not one`);
    }
    const announcement = await client.call('getAnnouncement', { componentId: placed.componentId });
    return { ...opened, announcement };
  }
}
