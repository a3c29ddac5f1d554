import { dialLink } from '@galley/shared/phone/dial-link';

interface PhoneLinkProps {
  telephone: string;
  telephoneShown?: string;
  /** Shown as the button of the header, with an icon: narrow screens show the icon only. */
  isButton?: boolean;
}

/** Renders the company's number as a `tel:` link, written as its country writes it. */
export function PhoneLink({ telephone, telephoneShown = telephone, isButton = false }: PhoneLinkProps) {
  return (
    <a className={isButton ? 'button phone' : undefined} href={dialLink(telephone)}>
      {isButton ? (
        <svg viewBox="0 0 24 24" aria-hidden="true">
          <path d="M7 1 3 3C0 9 12 24 19 22l3-4-6-4-3 3q-4-3-5-7l3-3z" />
        </svg>
      ) : null}
      {telephoneShown}
    </a>
  );
}
