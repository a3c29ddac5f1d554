/** The parts of a browser that a sign-in needs: follows redirects, keeps cookies, submits forms. */
export class LightBrowser {
  private readonly cookies = new Map<string, Map<string, string>>();

  /**
   * Opens a URL and follows redirects, filling in every form with the same values once.
   * @param home the prefix of URLs that belong to the app and are not requested
   * @returns the URL of the app, or the page where it ended
   */
  async open(
    start: string,
    home: string,
    form: Record<string, string> = {},
  ): Promise<{ url: string; status: number; text: string }> {
    let url = new URL(start);
    let body: URLSearchParams | undefined;
    let isFormSent = false;
    for (let step = 0; step < 15; step += 1) {
      if (url.href.startsWith(home)) return { url: url.href, status: 0, text: '' };
      const answer = await fetch(url, {
        redirect: 'manual',
        headers: { cookie: this.cookiesFor(url) },
        ...(body && { method: 'POST', body }),
      });
      this.keep(url, answer.headers.getSetCookie());
      body = undefined;
      const location = answer.headers.get('location');
      if (location) {
        url = new URL(location, url);
        continue;
      }
      const text = await answer.text();
      if (isFormSent || !text.includes('<form')) return { url: url.href, status: answer.status, text };
      isFormSent = true;
      body = new URLSearchParams(form);
    }
    throw new Error(`No end of redirects at ${url.href}`);
  }

  private cookiesFor({ origin }: URL): string {
    return [...(this.cookies.get(origin) ?? [])].map(([name, value]) => `${name}=${value}`).join('; ');
  }

  private keep({ origin }: URL, set: string[]): void {
    const jar = this.cookies.get(origin) ?? new Map<string, string>();
    for (const cookie of set) {
      const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(cookie) ?? [];
      if (/max-age=0|expires=Thu, 01 Jan 1970/i.test(cookie)) jar.delete(name);
      else jar.set(name, value);
    }
    this.cookies.set(origin, jar);
  }
}
