import { isSafeUrl } from '@galley/shared/safe-url';
import { socialLinkFields } from '@galley/shared/schemas/site';
import { networks } from '../networks';
import type { SiteModel } from '../site-model';

/** Renders icons of the networks that the company named. */
export function SocialLinks({ social }: { social: SiteModel['social'] }) {
  const fields = socialLinkFields.filter((field) => isSafeUrl(social[field] ?? ''));
  if (fields.length === 0) return null;
  return (
    <ul className="social">
      {fields.map((field) => (
        <li key={field}>
          <a href={social[field]} rel="noopener">
            <span className="hidden">{networks[field].name}</span>
            <svg viewBox="0 0 24 24" aria-hidden="true">
              <path d={networks[field].path} />
            </svg>
          </a>
        </li>
      ))}
    </ul>
  );
}
