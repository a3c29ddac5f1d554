import type { Mail } from '../jobs';
import { mailOf } from '../mail';

interface AccountNews {
  to: string;
  companyName: string;
  /** What happened, as a sentence without its full stop: 'Your password was changed'. */
  news: string;
  /** The consequences for the user. */
  details: string;
}

/** A mail that tells users of a change to how they sign in, so that they notice changes by others. */
export function accountNewsMail({ to, companyName, news, details }: AccountNews): Mail {
  const mail = mailOf({
    subject: `${companyName}: ${news.charAt(0).toLowerCase()}${news.slice(1)}`,
    headline: news,
    paragraphs: [details],
    footer: 'If you did not expect this, speak to your administrator.',
  });
  return { from: 'sign-in', to, ...mail };
}
