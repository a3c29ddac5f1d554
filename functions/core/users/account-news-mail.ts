import type { Mail } from '../jobs';
import { mailOf } from '../mail';

interface AccountNews {
  to: string;
  companyName: string;
  /** What happened, as a whole sentence without its point: 'Your password was changed'. */
  news: string;
  /** What it means. */
  details: string;
}

/** Tells someone that his way in was changed, so that he notices when it was not he who did it. */
export function accountNewsMail({ to, companyName, news, details }: AccountNews): Mail {
  const mail = mailOf({
    subject: `${companyName}: ${news.charAt(0).toLowerCase()}${news.slice(1)}`,
    headline: news,
    paragraphs: [details],
    footer: 'If you did not expect this, speak to your administrator.',
  });
  return { from: 'sign-in', to, ...mail };
}
