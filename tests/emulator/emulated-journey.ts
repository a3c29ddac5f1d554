import type { CallOutput, CallRequest } from '@galley/shared/contract/call';
import { type CallName, type Contract, declarationOf } from '@galley/shared/contract/contract';
import { pngOf } from '../support/images/sample-images';
import { type EmulatedInstallation, waitFor } from './emulated-installation';

/** Calls of one person, with the cookies that the answers set. */
export class Person {
  private readonly cookies = new Map<string, string>();

  constructor(
    private readonly installation: EmulatedInstallation,
    private readonly email: string,
  ) {}

  /** @throws Error with the answer's text where the call is refused */
  async call<Name extends CallName>(
    name: Name,
    input: CallRequest<Contract[Name]>,
  ): Promise<CallOutput<Contract[Name]>> {
    const { path, methods, multipart = false } = declarationOf(name);
    const isQuery = !methods.includes('POST');
    const given = Object.entries(input ?? {});
    const query = isQuery ? `?${new URLSearchParams(given.map(([key, value]) => [key, String(value)]))}` : '';
    // CloudFront's function writes the paths of calls in lower case.
    const response = await this.installation.askAdmin(`${path.toLowerCase()}${query}`, {
      method: isQuery ? 'GET' : 'POST',
      headers: {
        cookie: [...this.cookies].map(([key, value]) => `${key}=${value}`).join('; '),
        ...(!isQuery && !multipart && { 'content-type': 'application/json' }),
      },
      ...(!isQuery && { body: multipart ? formOf(given) : JSON.stringify(input) }),
    });
    for (const cookie of response.headers.getSetCookie()) {
      const [, key = '', value = ''] = /^([^=]+)=([^;]*)/.exec(cookie) ?? [];
      this.cookies.set(key, value);
    }
    const text = await response.text();
    if (!response.ok) throw new Error(`${name} answered ${response.status}: ${text.slice(0, 500)}`);
    return JSON.parse(text) as CallOutput<Contract[Name]>;
  }

  /** From the invitation to a session: the temporary password is replaced, and the mailed code entered. */
  async acceptInvitation(newPassword: string): Promise<void> {
    const oldPassword = await this.installation.findInMail(this.email, /temporary password[^\n]*\s+(\S+)/i);
    const { userId } = await this.call('authenticate', { username: this.email, password: oldPassword });
    await this.call('changePassword', { userId, oldPassword, newPassword, confirmPassword: newPassword });
    const again = await this.call('authenticate', { username: this.email, password: newPassword });
    await this.call('requestCode', { userId: again.userId });
    const code = await this.installation.findInMail(this.email, /^\s*(\d{6})\s*$/m);
    await this.call('answerCode', { userId: again.userId, code });
  }
}

function formOf(given: [string, unknown][]): FormData {
  const form = new FormData();
  for (const [key, value] of given) form.append(key, value instanceof File ? value : String(value));
  return form;
}

/** Begins the site with a starter, whose pages a job writes. @returns the id of the home page */
export async function startSite(person: Person): Promise<number> {
  await person.call('startSite', {
    starter: 'trade',
    companyName: 'Acme Boatworks',
    telephone: '207 555 0142',
    address: '1 Harbour Road, Rockland, ME 04841',
  });
  await waitFor('the pages of the starter', async () => {
    const { start } = await person.call('getSiteChecklist', {});
    return start?.isMade ? true : undefined;
  });
  const pages = await person.call('listPages', {});
  const home = pages.find(({ fullUrl }) => fullUrl === '/');
  if (!home) throw new Error(`The starter made no home page, but ${pages.map(({ fullUrl }) => fullUrl)}.`);
  return home.pageId;
}

/** Puts the page live as it is, and waits until a visitor gets it. @returns the document */
export async function publishPage(
  person: Person,
  installation: EmulatedInstallation,
  company: string,
  pageId: number,
): Promise<string> {
  await person.call('submitDraft', { pageId });
  await person.call('publishDraft', { pageId });
  return waitFor('the published page', async () => {
    const response = await installation.visit(company, '/');
    const html = await response.text();
    return response.status === 200 && html.includes('<main') ? html : undefined;
  });
}

/** Uploads a picture, and waits until the job has made its smaller copies. @returns the path of one */
export async function uploadPicture(person: Person): Promise<string> {
  const image = new File([new Uint8Array(pngOf(1_600, 900))], 'harbour.png', { type: 'image/png' });
  const id = await person.call('uploadImage', {
    imageDescription: 'The harbour',
    imageName: 'harbour.png',
    altText: 'Boats in the harbour',
    image,
  });
  return waitFor('the smaller copies of the picture', async () => {
    const images = await person.call('listImages', {});
    const { imageUrl, thumbnailUrl } = images.find((candidate) => candidate.id === id) ?? {};
    return thumbnailUrl === imageUrl ? undefined : thumbnailUrl;
  });
}
